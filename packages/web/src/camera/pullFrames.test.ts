import { expect, test } from 'vitest';

import { focusesForMs, readAtRestMs, stillAfterMs } from '../constants.ts';
import { held } from '../testing/answers.ts';
import { tiny } from './movement.ts';
import { pullFrames } from './pullFrames.ts';

/** A camera whose frames the test sends: a shade of grey, and what is beside it in a few places. */
function cameraOf(read: () => Promise<unknown>) {
  let now = 1000;
  let isHidden = false;
  let pixels = new Uint8ClampedArray(tiny.width * tiny.height * 4);
  let waiting: (() => void) | undefined;
  const video = {
    requestVideoFrameCallback: (then: () => void) => {
      waiting = then;
      return 1;
    },
    cancelVideoFrameCallback: () => (waiting = undefined),
  } as unknown as HTMLVideoElement; // as: all that is asked of it
  const context = { drawImage() {}, getImageData: () => ({ data: pixels }) } as never; // as: all that is drawn with
  const stop = pullFrames(video, read, {
    newContext: () => context,
    now: () => now,
    isHidden: () => isHidden,
  });
  return {
    stop,
    isWaiting: () => waiting !== undefined,
    hide: (hidden: boolean) => void (isHidden = hidden),
    async show(grey: number, { afterMs = 33, noise = 0 } = {}) {
      now += afterMs;
      pixels = pixels.map((_, at) => grey + ((at >> 2) % 2 ? noise : -noise));
      waiting?.();
      await Promise.resolve();
    },
  };
}

test('one frame is read at a time: those that come meanwhile are left out', async () => {
  const reads: ReturnType<typeof held<void>>[] = [];
  const camera = cameraOf(() => {
    const one = held<void>();
    reads.push(one);
    return one.promise;
  });

  for (const grey of [20, 60, 100]) await camera.show(grey);
  expect(reads).toHaveLength(1);
  reads[0]?.resolve();
  await reads[0]?.promise;
  await camera.show(140);

  expect(reads).toHaveLength(2);
});

test('nothing is read while nothing moves; what came to rest is read for a moment, and noise is no movement', async () => {
  let count = 0;
  const camera = cameraOf(async () => count++);

  await camera.show(100);
  await camera.show(100, { afterMs: stillAfterMs - 100 });
  expect(count).toBe(2);
  await camera.show(100, { afterMs: 200, noise: 5 });
  await camera.show(100, { afterMs: 60_000, noise: 5 });
  expect(count).toBe(2);
  await camera.show(160);

  expect(count).toBe(3);
});

test('what rests is read now and then for a while, as a camera may find its focus late', async () => {
  let count = 0;
  const camera = cameraOf(async () => count++);

  await camera.show(100);
  await camera.show(100, { afterMs: stillAfterMs + readAtRestMs });
  expect(count).toBe(2);
  await camera.show(100, { afterMs: readAtRestMs / 2 });
  expect(count).toBe(2);
  await camera.show(100, { afterMs: readAtRestMs / 2 });
  expect(count).toBe(3);
  await camera.show(100, { afterMs: focusesForMs });
  expect(count).toBe(3);
});

test('behind something nothing is read, and what rests there by then is read once nothing lies over it', async () => {
  let count = 0;
  const camera = cameraOf(async () => count++);

  await camera.show(100);
  camera.hide(true);
  await camera.show(160);
  await camera.show(40);
  await camera.show(40, { afterMs: focusesForMs * 2 });
  expect(count).toBe(1);
  camera.hide(false);
  await camera.show(40);

  expect(count).toBe(2);
});

test('a light that flickers on all that is seen is no movement, and one that goes on is', async () => {
  let count = 0;
  const camera = cameraOf(async () => count++);

  await camera.show(100);
  for (const grey of [116, 84, 116]) await camera.show(grey, { afterMs: focusesForMs });
  expect(count).toBe(1);
  await camera.show(160);

  expect(count).toBe(2);
});

test('a reader that failed is asked again; one that is stopped is not', async () => {
  let count = 0;
  const camera = cameraOf(async () => {
    count++;
    if (count === 1) throw new Error('unreadable');
  });

  await camera.show(20);
  await Promise.resolve();
  await camera.show(90);
  expect(count).toBe(2);
  camera.stop();

  expect(camera.isWaiting()).toBe(false);
});
