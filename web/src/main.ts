import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./settings.svelte";
import { wake } from "./sound";

settings.show();
addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => null));
}
