import { mistake } from '../explain.ts';
import { runFetch } from './fetches.ts';
import { runSample } from './samples.ts';
import type { Env, Output } from './terminal.ts';
import { usage } from './usage.ts';

type Asked = { args: string[]; anyway?: boolean; merges?: string; near?: string; seed?: string };

export async function runCatalogue(
  { args: [verb, ...rest], anyway = false, ...sample }: Asked,
  env: Env,
  output: Output,
): Promise<number> {
  if (verb === 'fetch' && rest.length === 0) return await runFetch(anyway, env, output);
  if (verb === 'sample' && rest.length === 0) return await runSample(sample, env, output);
  throw mistake(`What about the catalogue?\n\n${usage}`);
}
