import { type SyncSummary, syncIgdb } from '../catalogue/igdb/sync.ts';
import { readPlatformNames } from '../catalogue/import/import.ts';
import { findPlatform } from '../catalogue/import/names.ts';
import { seedCatalogue } from '../catalogue/import/seed.ts';
import type { Context } from '../context.ts';
import { mistake } from '../explain.ts';
import { isNoAnswer } from '../outbound/failure.ts';
import { onInterrupt } from './interrupt.ts';
import {
  type Env,
  type Output,
  clearLine,
  count,
  counted,
  stopped,
  tellOn,
  withContext,
} from './terminal.ts';

const noKeys = 'The IGDB client id is not configured: set IGDB_CLIENT_ID and IGDB_CLIENT_SECRET.';
const noStandIn =
  'The stand-in of the local edition answers searches only: what it makes up, as ratings and pictures, would be on every game.';

type Wanted = { platform?: string | undefined; all?: boolean | undefined };

/** Reads the games of some platforms from IGDB. It can be stopped at any time and run again. */
export async function runIgdb(wanted: Wanted, env: Env, output: Output): Promise<number> {
  return await withContext(env, async (ctx) => {
    if (!ctx.config.igdb) throw mistake(ctx.config.edition === 'local' ? `${noKeys} ${noStandIn}` : noKeys);
    await seedCatalogue(ctx, { say: (text) => output.write(`${text}\n`) });
    const platforms = wanted.all ? ('all' as const) : await findWanted(ctx, wanted.platform);
    const startedAt = performance.now();
    const tell = tellOn(output);
    // So that it gives its platform back.
    const interrupt = onInterrupt(output, 'Stopping after the games that are being read.');
    const summary = await syncIgdb(ctx, {
      ...(platforms && { platforms }),
      stopped: interrupt.signal,
      onProgress: showProgress(output),
      say(text) {
        interrupt.endFinishing();
        tell.progress(text);
      },
    })
      .catch((error: unknown) => {
        if (!isNoAnswer(error)) throw error;
        throw mistake(
          `IGDB gave no usable answer: ${error.message} Run the command again to go on from here.`,
        );
      })
      .finally(() => {
        tell.end();
        interrupt.off();
        if (output.isTTY) output.write(clearLine);
      });
    if (interrupt.signal.aborted) {
      output.write(stopped.text);
      return stopped.code;
    }
    output.write(describe(summary, (performance.now() - startedAt) / 1000));
    return summary.platforms > 0 && summary.failed.length === 0 ? 0 : 1;
  });
}

async function findWanted(ctx: Context, name: string | undefined): Promise<number[] | undefined> {
  if (name === undefined) return undefined;
  const id = findPlatform(await readPlatformNames(ctx), name);
  if (id !== undefined) return [id];
  throw mistake(
    `There is no platform '${name}': use an id or a name of packages/server/catalogue/platforms.json.`,
  );
}

function showProgress(output: Output): (soFar: SyncSummary & { platform: string }) => void {
  return ({ platform, read, added, updated }) => {
    const line = `${platform}: ${count(read)} read, ${count(added)} added, ${count(updated)} updated`;
    output.write(output.isTTY ? `${clearLine}${line}` : `${line}\n`);
  };
}

function describe(summary: SyncSummary, seconds: number): string {
  const { failed, held } = summary;
  return [
    describeRead(summary, seconds),
    ...(failed.length === 0
      ? []
      : [`Not read to the end: ${failed.join(', ')}. Run the command again to go on.`]),
    ...held.map(
      ({ platform, until }) =>
        `Another process reads ${platform}. If it was killed, the command goes on there after ${minuteAfter(until)}.`,
    ),
    '',
  ].join('\n');
}

function describeRead(summary: SyncSummary, seconds: number): string {
  const { platforms, read, added, updated, unchanged, skipped, held } = summary;
  if (platforms === 0) {
    const isForNobody = held.length === 0;
    return `No platform was read${isForNobody ? ': nobody collects one yet. --all reads them all' : ''}.`;
  }
  const of = platforms === 1 ? 'one platform' : `${count(platforms)} platforms`;
  return (
    `Read ${counted(read, 'game')} of ${of} from IGDB in ${seconds.toFixed(1)} s: ${count(added)} added, ` +
    `${count(updated)} updated, ${count(unchanged)} unchanged, ${count(skipped)} skipped.`
  );
}

/** '2026-11-27 15:12 UTC': the first full minute that is not before. */
function minuteAfter(time: Date): string {
  const minuteMs = 60_000;
  const full = new Date(Math.ceil(time.getTime() / minuteMs) * minuteMs);
  return `${full.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
