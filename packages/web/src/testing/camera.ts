import { onTestFinished, vi } from 'vitest';

type Device = { kind: string; deviceId?: string; label?: string };

/** What the browser says of its camera, for the rest of the test. */
export function withCamera(
  open: (asked: MediaStreamConstraints) => Promise<unknown>,
  permission: PermissionState = 'prompt',
  devices: readonly Device[] = [],
) {
  const status = Object.assign(new EventTarget(), { state: permission });
  const mediaDevices = {
    getUserMedia: vi.fn<typeof open>(open),
    enumerateDevices: async () => devices,
  };
  const permissions = { query: async () => status };
  for (const [name, value] of Object.entries({ mediaDevices, permissions })) {
    Object.defineProperty(navigator, name, { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
  return { status, ...mediaDevices };
}

/** A camera that is on, with the one track that it sends. */
export function runningCamera(part: object = {}) {
  const track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>(), muted: false, ...part });
  const tracks = () => [track];
  const stream = Object.assign(new MediaStream(), { getTracks: tracks, getVideoTracks: tracks });
  return { track, stream };
}

/** What a capture of the running camera gives, for the rest of the test. */
export function withCapture(picture: Blob): void {
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, value: 1920 });
  const canvas = HTMLCanvasElement.prototype;
  const context = vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage() {} } as never); // as: all that is used of it
  const capture = vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(picture));
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoWidth');
    context.mockRestore();
    capture.mockRestore();
  });
}

/** The page goes out of sight, or comes back. */
export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
