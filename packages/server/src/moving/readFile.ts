import { Worker } from 'node:worker_threads';

import type { RefusalData } from '@cartouche/contract/refusalText.rules';
import type { RefusalCode } from '@cartouche/contract/refusals';

import type { Language } from '../language.ts';
import { Refusal } from '../refusal.ts';
import type { Found } from './forms/said.ts';

/** What the thread that reads answers: what it found, or a refusal. */
export type FromReader = { found: Found } | { code: RefusalCode; data: RefusalData | undefined };

const mostMemoryMb = 700;
const longestMs = 60_000;

/** What a file holds. One that takes too long or too much memory is refused. */
export async function readFile(path: string, language: Language): Promise<Found> {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), {
    workerData: { path, language },
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  const late = setTimeout(() => void worker.terminate(), longestMs);
  try {
    const answer = await new Promise<FromReader>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error: Error & { code?: string }) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('move_hostile') : error),
      );
      worker.once('exit', () => reject(new Refusal('move_hostile')));
    });
    if ('code' in answer) throw new Refusal(answer.code, answer.data);
    return answer.found;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
