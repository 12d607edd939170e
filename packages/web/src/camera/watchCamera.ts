import { cameraMutedMs } from '../constants.ts';
import type { CameraProblem } from './cameraProblem.ts';
import { askPermission } from './useCameraPermission.ts';

/**
 * Tells why a running camera stopped by itself: it was unplugged or forbidden, or another application took it. Until
 * the returned function is called.
 */
export function watchCamera(track: MediaStreamTrack, onLost: (problem: CameraProblem) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tell() {
    const problem = await whyLost();
    if (!signal.aborted) onLost(problem);
  }
  /** A short pause is nothing, nor is one while nobody looks: a phone stops the camera of a hidden page. */
  function wait() {
    timer = setTimeout(() => {
      if (document.hidden) wait();
      else void tell();
    }, cameraMutedMs);
  }
  track.addEventListener('ended', () => void tell(), { signal });
  track.addEventListener('mute', wait, { signal });
  track.addEventListener('unmute', () => clearTimeout(timer), { signal });

  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

/** A camera that is still there was taken by somebody else. */
async function whyLost(): Promise<CameraProblem> {
  if ((await askPermission())?.state === 'denied') return { what: 'denied' };
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return { what: devices.some(({ kind }) => kind === 'videoinput') ? 'inUse' : 'missing' };
  } catch {
    return { what: 'failed' };
  }
}
