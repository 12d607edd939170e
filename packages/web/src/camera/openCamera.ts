import { storedCamera } from '../device.ts';

/** Specification 9: the camera at the back if there is one, else the one at the front. */
const anyCamera = { facingMode: { ideal: 'environment' } } satisfies MediaTrackConstraints;
const size = { width: { ideal: 1920 }, height: { ideal: 1080 } } satisfies MediaTrackConstraints;

/** The camera that was chosen on this device, while it is there; else the one at the back. */
export async function openCamera(): Promise<MediaStream> {
  const chosen = storedCamera();
  if (chosen === null) return await ask(anyCamera);
  try {
    return await ask({ deviceId: { exact: chosen } });
  } catch (error) {
    if (isGone(error)) return await ask(anyCamera);
    throw error;
  }
}

function ask(which: MediaTrackConstraints): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ video: { ...which, ...size } });
}

/** Unplugged, or known by another id since the browser's data was cleared. */
function isGone(error: unknown): boolean {
  return error instanceof DOMException && ['OverconstrainedError', 'NotFoundError'].includes(error.name);
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
