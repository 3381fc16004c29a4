// A short soft sound when it is your turn.

let context: AudioContext | null = null;

/** Browsers allow sound after the first touch only. */
export function wake(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function blip(): void {
  if (!context || context.state !== "running") return;
  const at = context.currentTime;
  for (const [i, pitch] of [587.33, 880].entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    const from = at + i * 0.11;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.11, from + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0005, from + 0.45);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.5);
  }
}
