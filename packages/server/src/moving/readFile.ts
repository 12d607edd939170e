import { fork } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { RefusalData } from '@cartouche/contract/refusalText.rules';
import type { RefusalCode } from '@cartouche/contract/refusals';

import type { Language } from '../language.ts';
import { Refusal } from '../refusal.ts';
import type { Found } from './forms/said.ts';

/** What the process that reads is asked. */
export type ToReader = { path: string; language: Language };

/** What it answers: what it found, a refusal, or a fault of ours. */
export type FromReader =
  | { found: Found }
  | { code: RefusalCode; data: RefusalData | undefined }
  | { fault: string };

const limits = { mostMemoryMb: 700, longestMs: 60_000 };

/**
 * What a file holds. One that takes too long or too much memory is refused. A process reads it, not a thread: the parser
 * of JSON may not notice that its memory is used up, and then all that is in its process ends.
 */
export async function readFile(
  path: string,
  language: Language,
  { mostMemoryMb, longestMs } = limits,
): Promise<Found> {
  const reader = fork(fileURLToPath(new URL('./read.worker.ts', import.meta.url)), {
    execArgv: [`--max-old-space-size=${mostMemoryMb}`],
    // What it writes is deleted with the file.
    env: { TMPDIR: dirname(path) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  try {
    const answer = await new Promise<FromReader>((resolve, reject) => {
      reader.once('message', (message) => resolve(message as FromReader)); // as: read.worker.ts answers
      reader.on('error', reject);
      reader.once('exit', () => reject(new Refusal('move_hostile')));
      const asked: ToReader = { path, language };
      reader.send(asked, (error) => error && reject(new Refusal('move_hostile')));
    });
    if ('fault' in answer) throw new Error(answer.fault);
    if ('code' in answer) throw new Refusal(answer.code, answer.data);
    return answer.found;
  } finally {
    reader.kill('SIGKILL');
  }
}
