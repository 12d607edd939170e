import { cameraMutedMs } from '../constants.ts';
import type { CameraProblem } from './cameraProblem.ts';
import { askPermission } from './useCameraPermission.ts';

/** How much longer a browser may list a camera that was unplugged. */
const cameraGoneMs = 1000;

/**
 * Tells why a running camera stopped by itself: it was unplugged or forbidden, or another application took it. Until
 * the returned function is called.
 */
export function watchCamera(track: MediaStreamTrack, onLost: (problem: CameraProblem) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tell() {
    const problem = await whyLost(track);
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
async function whyLost(track: MediaStreamTrack): Promise<CameraProblem> {
  if ((await askPermission())?.state === 'denied') return { what: 'denied' };
  try {
    // A browser may list a camera for a moment longer than it has it.
    if (track.readyState === 'ended' && (await isListed(track))) await pass(cameraGoneMs);
    return { what: (await isListed(track)) ? 'inUse' : 'disconnected' };
  } catch {
    return { what: 'failed' };
  }
}

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where a browser does not say which one it was, any camera. */
async function isListed(track: Partial<MediaStreamTrack>): Promise<boolean> {
  const id = track.getSettings?.().deviceId;
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.some(({ kind, deviceId }) => kind === 'videoinput' && (!id || deviceId === id));
}
