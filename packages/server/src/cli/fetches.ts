import { fetchCatalogue } from '../catalogue/fetch/fetch.ts';
import { describe, showProgress } from './imports.ts';
import { type Env, type Output, clearLine, printable, withContext } from './terminal.ts';

export async function runFetch(anyway: boolean, env: Env, output: Output): Promise<number> {
  return await withContext(env, async (ctx, embedded) => {
    const startedAt = performance.now();
    const tell = tellOn(output);
    const onProgress = showProgress(output);
    const stop = onInterrupt(output);
    try {
      const summary = await fetchCatalogue(ctx, { embedded, anyway, tell, onProgress });
      if (output.isTTY) output.write(clearLine);
      if (!summary) output.write('Nothing new: the catalogue has the newest versions.\n');
      else output.write(printable(describe(summary, 0, (performance.now() - startedAt) / 1000)));
      return 0;
    } finally {
      stop();
    }
  });
}

const quietMs = 5_000;

function tellOn(output: Output) {
  let shownAt = performance.now();
  return {
    line(text: string) {
      output.write(`${output.isTTY ? clearLine : ''}${printable(text)}\n`);
    },
    progress(text: string) {
      if (output.isTTY) output.write(`${clearLine}${printable(text)}`);
      else if (performance.now() - shownAt > quietMs) {
        shownAt = performance.now();
        output.write(`${printable(text)}\n`);
      }
    },
  };
}

/** Ctrl-C ends it at once: what is downloaded and imported stays, and nothing half done is ever used. */
function onInterrupt(output: Output): () => void {
  const stop = () => {
    output.write('\nStopped. The same command goes on from here.\n');
    process.exit(130);
  };
  process.once('SIGINT', stop);
  return () => void process.off('SIGINT', stop);
}
