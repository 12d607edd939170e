import type { ToRead, WasRead } from './barcodeWorker.ts';

/** Reads codes in pictures, beside the screen. */
export type CodeReader = {
  /** The code in a frame; null if there is none. */
  frame: (source: ImageBitmapSource) => Promise<string | null>;
  /** The code in a picture that nothing follows. */
  picture: (file: Blob) => Promise<string | null>;
  close: () => void;
};

type Port = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** So many frames without a code are read plainly before one is looked at more closely. */
const closelyEvery = 3;
const closely = [1, 2];
/** A phone's photo has more pixels than its code needs, and than its memory likes. */
const mostSide = 2400;

export function openCodeReader(open: () => Port = openWorker): CodeReader {
  let port: Port | undefined;
  let lastId = 0;
  /** Who waits for which answer: a picture may come while a frame is being read. */
  const waiting = new Map<number, (gtin: string | null) => void>();
  let missed = 0;

  function tell({ id, gtin }: WasRead) {
    waiting.get(id)?.(gtin);
    waiting.delete(id);
  }

  function stop() {
    port?.terminate();
    port = undefined;
    for (const id of waiting.keys()) tell({ id, gtin: null });
  }

  function start(): Port {
    const opened = open();
    opened.addEventListener('message', (event) => tell((event as MessageEvent<WasRead>).data)); // as: the worker's own
    // One that failed is replaced by the next picture.
    opened.addEventListener('error', () => port === opened && stop());
    return opened;
  }

  function ask(asked: Omit<ToRead, 'id'>): Promise<string | null> {
    const id = ++lastId;
    const to = (port ??= start());
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      to.postMessage({ ...asked, id }, [asked.picture]);
    });
  }

  return {
    async frame(source) {
      const isClose = missed > 0 && missed % closelyEvery === 0;
      const rung = isClose ? (closely[(missed / closelyEvery) % closely.length] ?? 0) : 0;
      const gtin = await ask({ picture: await createImageBitmap(source), rung });
      missed = gtin === null ? missed + 1 : 0;
      return gtin;
    },
    async picture(file) {
      const whole = await createImageBitmap(file);
      const scale = Math.min(1, mostSide / Math.max(whole.width, whole.height));
      if (scale === 1) return await ask({ picture: whole, rung: 'all' });
      const size = {
        resizeWidth: Math.round(whole.width * scale),
        resizeHeight: Math.round(whole.height * scale),
      };
      const smaller = await createImageBitmap(whole, { ...size, resizeQuality: 'high' });
      whole.close();
      return await ask({ picture: smaller, rung: 'all' });
    },
    close: stop,
  };
}

function openWorker(): Worker {
  return new Worker(new URL('./barcodeWorker.ts', import.meta.url), { type: 'module' });
}
