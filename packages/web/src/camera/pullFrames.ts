import { focusesForMs, readAtRestMs, stillAfterMs } from '../constants.ts';
import { isCovered } from './covered.ts';
import { greysOf, hasMoved, tiny } from './movement.ts';

type Context = Pick<CanvasRenderingContext2D, 'drawImage' | 'getImageData'>;

type Source = {
  /** Draws what the camera sees very small, to notice movement. */
  newContext?: () => Context | null;
  now?: () => number;
  isHidden?: () => boolean;
};

/**
 * Hands what a running video shows to a reader, one frame at a time: the next one comes when the last is read. Nothing
 * is read while nothing moves, which spares the battery; what has come to rest is read for a moment longer, and then
 * now and then for a while: how sharp it is cannot be seen as small, and a camera may find its focus late. What lies
 * behind something is not read, and looked at afresh once it does not. Until the returned function is called.
 */
export function pullFrames(
  video: HTMLVideoElement,
  read: (video: HTMLVideoElement) => Promise<unknown>,
  { newContext = tinyContext, now = () => performance.now(), isHidden = () => isCovered(video) }: Source = {},
): () => void {
  const context = newContext();
  let isOver = false;
  let isReading = false;
  let atRest: Uint8Array | null = null;
  let movedAt = 0;
  let readAt = 0;
  let stopWaiting = () => {};

  function isWorthReading(): boolean {
    if (isHidden()) {
      atRest = null;
      return false;
    }
    if (!context) return true;
    context.drawImage(video, 0, 0, tiny.width, tiny.height);
    const seen = greysOf(context.getImageData(0, 0, tiny.width, tiny.height).data);
    if (hasMoved(atRest, seen)) {
      atRest = seen;
      movedAt = now();
    }
    const restsForMs = now() - movedAt;
    return restsForMs < stillAfterMs || (restsForMs < focusesForMs && now() - readAt >= readAtRestMs);
  }

  async function look() {
    if (isOver) return;
    stopWaiting = onNextFrame(video, () => void look());
    if (isReading || !isWorthReading()) return;
    isReading = true;
    readAt = now();
    try {
      await read(video);
    } catch {
      // One that cannot be read is followed by the next.
    }
    isReading = false;
  }

  stopWaiting = onNextFrame(video, () => void look());
  return () => {
    isOver = true;
    stopWaiting();
  };
}

/** Once, when the video shows its next frame; never while the page is hidden. */
function onNextFrame(video: HTMLVideoElement, then: () => void): () => void {
  if ('requestVideoFrameCallback' in video) {
    const handle = video.requestVideoFrameCallback(then);
    return () => video.cancelVideoFrameCallback(handle);
  }
  const handle = requestAnimationFrame(then);
  return () => cancelAnimationFrame(handle);
}

function tinyContext(): Context | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, tiny);
  return canvas.getContext('2d', { willReadFrequently: true });
}
