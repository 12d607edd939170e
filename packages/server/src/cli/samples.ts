import { type Sample, describePair, sampleMerges } from '../catalogue/import/sample.ts';
import { mistake } from '../explain.ts';
import { type Env, type Output, count, printable, withContext } from './terminal.ts';

type Options = { merges?: string | undefined; near?: string | undefined; seed?: string | undefined };

/** `catalogue sample`: what was taken for one game, and what nearly was. */
export async function runSample(options: Options, env: Env, output: Output): Promise<number> {
  const asked = { merges: sizeOf(options.merges), near: sizeOf(options.near), seed: options.seed ?? '1' };

  return await withContext(env, async (ctx) => {
    output.write(printable(describe(await sampleMerges(ctx, asked))));
    return 0;
  });
}

const usual = 200;
const most = 10_000;

function sizeOf(value = `${usual}`): number {
  const size = Number(value);
  if (!Number.isInteger(size) || size < 0 || size > most) {
    throw mistake(`'${value}' is not a number of pairs from 0 to ${count(most)}.`);
  }
  return size;
}

function describe({ merged, compared, merges, near }: Sample): string {
  return [
    `${count(merged)} games are of several sources; ${count(compared)} of them are written differently there.`,
    '',
    `Taken for one game (${count(merges.length)}):`,
    ...merges.map((pair, place) => numbered(place, describePair(pair))),
    '',
    `Nearly, but kept apart (${count(near.length)}):`,
    ...near.map((pair, place) => numbered(place, describePair(pair))),
    '',
  ].join('\n');
}

function numbered(place: number, text: string): string {
  return `${`${place + 1}.`.padStart(4)}  ${text}`;
}
