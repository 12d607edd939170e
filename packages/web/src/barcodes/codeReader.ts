import type { ToRead, WasRead } from './barcodeWorker.ts';

/** Reads codes in pictures, beside the screen. */
export type CodeReader = {
  /** The code in a frame; null if there is none, or if the one before is still being read. */
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
  let waiting: ((read: WasRead) => void) | undefined;
  let missed = 0;

  function start(): Port {
    const opened = open();
    const tell = (read: WasRead) => {
      const told = waiting;
      waiting = undefined;
      told?.(read);
    };
    opened.addEventListener('message', (event) => tell((event as MessageEvent<WasRead>).data)); // as: the worker's own
    // One that failed is replaced by the next picture.
    opened.addEventListener('error', () => {
      opened.terminate();
      if (port === opened) port = undefined;
      tell({ gtin: null });
    });
    return opened;
  }

  async function ask(asked: ToRead): Promise<string | null> {
    port ??= start();
    const to = port;
    const { gtin } = await new Promise<WasRead>((resolve) => {
      waiting = resolve;
      to.postMessage(asked, [asked.picture]);
    });
    return gtin;
  }

  return {
    async frame(source) {
      if (waiting) return null;
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
    close() {
      port?.terminate();
      port = undefined;
      waiting?.({ gtin: null });
      waiting = undefined;
    },
  };
}

function openWorker(): Worker {
  return new Worker(new URL('./barcodeWorker.ts', import.meta.url), { type: 'module' });
}
