import { isScanSoundOn } from './scanChoices.ts';

/**
 * What a scan sounds like: that it was read, and once it was looked up a game that is new, one that is owned or in the
 * list already, or something to look at.
 */
export type ScanSignal = 'read' | 'known' | 'owned' | 'unknown';

type Sound = {
  /** One after the other. */
  hertz: readonly number[];
  seconds: number;
  volume: number;
  /** Milliseconds of trembling, and of rest between. */
  tremble: number[];
};

const sounds: Record<ScanSignal, Sound> = {
  read: { hertz: [2400], seconds: 0.03, volume: 0.08, tremble: [] },
  known: { hertz: [1320], seconds: 0.13, volume: 0.2, tremble: [60] },
  owned: { hertz: [880, 880], seconds: 0.1, volume: 0.2, tremble: [40, 70, 40] },
  unknown: { hertz: [440, 311], seconds: 0.2, volume: 0.25, tremble: [220] },
};

let audio: AudioContext | undefined;

/** So that nobody has to look at the screen while scanning. Silent where it was switched off. */
export function giveSignal(signal: ScanSignal): void {
  if (!isScanSoundOn()) return;
  const { hertz, seconds, volume, tremble } = sounds[signal];
  try {
    // A phone lets a page tremble only once it was touched.
    if (tremble.length > 0 && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(tremble);
    audio ??= new AudioContext();
    void audio.resume();
    const now = audio.currentTime;
    for (const [at, tone] of hertz.entries())
      play(audio, { hertz: tone, start: now + at * seconds * 1.3, seconds, volume });
  } catch {
    // A device without sound scans as well.
  }
}

type Tone = { hertz: number; start: number; seconds: number; volume: number };

function play(context: AudioContext, { hertz, start, seconds, volume }: Tone): void {
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds + 0.01);
}
