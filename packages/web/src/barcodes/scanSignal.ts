import { isScanSoundOn } from './keptScans.ts';

/** What a scan sounds like: read, or to be looked at. */
export type ScanSignal = 'read' | 'question';

let audio: AudioContext | undefined;

/** A tone and a tremble, so that nobody has to look at the screen while scanning. Silent where it was switched off. */
export function giveSignal(signal: ScanSignal): void {
  if (!isScanSoundOn()) return;
  try {
    // A phone lets a page tremble only once it was touched.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(signal === 'read' ? 60 : [60, 60, 60]);
    audio ??= new AudioContext();
    void audio.resume();
    const now = audio.currentTime;
    const starts = signal === 'read' ? [0] : [0, 0.16];
    for (const start of starts) sound(audio, { hertz: signal === 'read' ? 1320 : 440, at: now + start });
  } catch {
    // A device without sound scans as well.
  }
}

function sound(context: AudioContext, { hertz, at }: { hertz: number; at: number }): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.2, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.13);
}
