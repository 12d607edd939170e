import { captureQuality } from '../constants.ts';
import type { CameraProblem } from './cameraProblem.ts';

type Canvas = Pick<HTMLCanvasElement, 'getContext' | 'toBlob'> & { width: number; height: number };

/** What the camera sees now, as a JPEG, or why there is none. */
export async function captureFrame(
  video: HTMLVideoElement | null,
  newCanvas: () => Canvas = () => document.createElement('canvas'),
): Promise<Blob | CameraProblem> {
  if (!video?.videoWidth) return { what: 'notReady' };

  const canvas = newCanvas();
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context) return { what: 'noCanvas' };
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', captureQuality));
  return jpeg ?? { what: 'noCapture' };
}
