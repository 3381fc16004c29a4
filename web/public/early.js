// Before anything is drawn: the theme and language this device chose, so that nothing flickers.
try {
  const kept = JSON.parse(localStorage.getItem("liferaft") ?? "{}");
  if (kept.theme === "light" || kept.theme === "dark") {
    document.documentElement.dataset.theme = kept.theme;
  }
  if (kept.lang) document.documentElement.lang = kept.lang;
} catch {
  // A device that keeps nothing gets the system's theme.
}
