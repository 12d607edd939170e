import { storedCamera } from '../device.ts';

/** Specification 9: the camera at the back if there is one, else the one at the front. */
const anyCamera = { facingMode: { ideal: 'environment' } } satisfies MediaTrackConstraints;
const size = { width: { ideal: 1920 }, height: { ideal: 1080 } } satisfies MediaTrackConstraints;

/** The camera that was chosen on this device; where it is gone, busy or broken, the one at the back. */
export async function openCamera(): Promise<Opened> {
  const chosen = storedCamera();
  if (chosen === null) return { stream: await ask(anyCamera), isInstead: false };
  try {
    return { stream: await ask({ deviceId: { exact: chosen } }), isInstead: false };
  } catch (error) {
    if (!isOfOne(error)) throw error;
    return { stream: await ask(anyCamera), isInstead: !isGone(error) };
  }
}

type Opened = {
  stream: MediaStream;
  /** Whether it is on in place of the chosen one, which is there. */
  isInstead: boolean;
};

function ask(which: MediaTrackConstraints): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ video: { ...which, ...size } });
}

/** Unplugged, or known by another id since the browser's data was cleared. */
const isGone = named('OverconstrainedError', 'NotFoundError');
/** It says nothing of other cameras. */
const isOfOne = named('OverconstrainedError', 'NotFoundError', 'NotReadableError', 'AbortError');

function named(...names: string[]) {
  return (error: unknown) => error instanceof DOMException && names.includes(error.name);
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
