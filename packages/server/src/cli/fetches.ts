import type { Missing } from '../catalogue/fetch/download.ts';
import { fetchCatalogue } from '../catalogue/fetch/fetch.ts';
import { describe, showProgress } from './imports.ts';
import { onInterrupt } from './interrupt.ts';
import { type Env, type Output, clearLine, counted, printable, tellOn, withContext } from './terminal.ts';

export async function runFetch(anyway: boolean, env: Env, output: Output): Promise<number> {
  return await withContext(env, async (ctx, embedded) => {
    const startedAt = performance.now();
    const tell = tellOn(output);
    const onProgress = showProgress(tell);
    // At once: what is downloaded and imported stays, and nothing half done is ever used.
    const interrupt = onInterrupt(output);
    try {
      const { imported, missing } = await fetchCatalogue(ctx, { embedded, anyway, tell, onProgress });
      if (output.isTTY) output.write(clearLine);
      if (!imported) output.write('Nothing new: the catalogue has the newest versions.\n');
      else output.write(printable(describe(imported, 0, (performance.now() - startedAt) / 1000)));
      for (const one of missing) output.write(printable(`${describeMissing(one)}\n`));
      return missing.some(isMost) ? 1 : 0;
    } finally {
      interrupt.off();
      tell.end();
    }
  });
}

const mostNamed = 20;

/** Which files a catalogue lacks, of how many. */
function describeMissing(missing: Missing): string {
  const { source, names, of } = missing;
  const named = names.slice(0, mostNamed).map((name) => `  ${name}`);
  const more = names.length - named.length;
  return [
    `${source} lacks ${names.length} of ${counted(of, 'file')}:`,
    ...named,
    ...(more > 0 ? [`  … and ${more} more.`] : []),
    ...(isMost(missing) ? ['That is most of them: have they moved? CATALOGUE_… names the addresses.'] : []),
  ].join('\n');
}

function isMost({ names, of }: Missing): boolean {
  return names.length * 2 > of;
}
