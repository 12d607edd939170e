import { expect, test } from 'vitest';

import { captureFrame } from './captureFrame.ts';
import { toCameraProblem } from './cameraProblem.ts';

test('a browser that has no way to a camera is explained', () => {
  expect(toCameraProblem(new TypeError('undefined'))).toEqual({ what: 'failed' });
});

test('a capture is a JPEG of what the camera sees, at quality 0.9, or says why there is none', async () => {
  const video = { videoWidth: 1920, videoHeight: 1080 } as HTMLVideoElement; // as: all that is read of it
  const canvas = (part: object) => ({ width: 0, height: 0, getContext: () => ({ drawImage() {} }), ...part });
  const asked: unknown[] = [];
  const made = canvas({
    toBlob: (done: (blob: Blob) => void, ...how: unknown[]) => {
      asked.push(...how);
      done(new Blob(['jpeg']));
    },
  });
  const using = (one: object) => () => one as unknown as HTMLCanvasElement; // as: all that is used of it

  expect(await captureFrame(null)).toEqual({ what: 'notReady' });
  expect(await captureFrame(video, using(canvas({ getContext: () => null })))).toEqual({ what: 'noCanvas' });
  expect(
    await captureFrame(video, using(canvas({ toBlob: (done: (b: null) => void) => done(null) }))),
  ).toEqual({
    what: 'noCapture',
  });
  expect(await captureFrame(video, using(made))).toBeInstanceOf(Blob);
  expect([made.width, made.height, asked]).toEqual([1920, 1080, ['image/jpeg', 0.9]]);
});
