import { beforeEach, expect, test, vi } from 'vitest';

import type { ToRead, WasRead } from './barcodeWorker.ts';
import { openCodeReader } from './codeReader.ts';

/** A worker that answers when the test says so. */
function newWorker() {
  const events = new EventTarget();
  const asked: ToRead[] = [];
  return {
    asked,
    port: {
      postMessage: (message: ToRead) => void asked.push(message),
      terminate: vi.fn<() => void>(),
      addEventListener: events.addEventListener.bind(events),
    },
    tell: (data: WasRead) => events.dispatchEvent(new MessageEvent('message', { data })),
    fail: () => events.dispatchEvent(new Event('error')),
  };
}

const video = document.createElement('video');
const file = new Blob(['a picture']);
const code = '4006381333931';
const turn = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 100, close() {} }));
});

test('a picture that comes while a frame is read gets its own answer, and so does the frame', async () => {
  const { port, asked, tell } = newWorker();
  const reader = openCodeReader(() => port);
  const frame = reader.frame(video);
  await turn();
  const picture = reader.picture(file);
  await turn();

  const [ofFrame, ofPicture] = asked;
  tell({ id: ofFrame?.id ?? 0, gtin: null });
  tell({ id: ofPicture?.id ?? 0, gtin: code });

  expect([await frame, await picture]).toEqual([null, code]);
  expect([ofFrame?.rung, ofPicture?.rung]).toEqual([0, 'all']);
});

test('a frame that comes while a picture is made ready does not take its answer', async () => {
  const { port, asked, tell } = newWorker();
  const reader = openCodeReader(() => port);

  const both = [reader.picture(file), reader.frame(video)];
  await turn();
  for (const { id, rung } of asked) tell({ id, gtin: rung === 'all' ? code : null });

  expect(await Promise.all(both)).toEqual([code, null]);
});

test('nobody waits for a worker that failed, and the next picture gets another', async () => {
  const workers = [newWorker(), newWorker()] as const;
  const ports = workers.map(({ port }) => port);
  const reader = openCodeReader(() => ports.shift() ?? workers[0].port);
  const both = [reader.picture(file), reader.frame(video)];
  await turn();

  workers[0].fail();
  const failed = await Promise.all(both);
  const next = reader.picture(file);
  await turn();
  workers[1].tell({ id: workers[1].asked[0]?.id ?? 0, gtin: code });

  expect([failed, await next]).toEqual([[null, null], code]);
  expect(workers[0].port.terminate).toHaveBeenCalled();
});
