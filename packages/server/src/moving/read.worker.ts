/** Reads a file in a thread of its own, with little memory: whoever sent it, others' requests go on meanwhile. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

import type { Language } from '../language.ts';
import { Refusal } from '../refusal.ts';
import type { FromReader } from './readFile.ts';
import { recognise } from './recognise.ts';

const port = parentPort;
if (!port) throw new Error('read.worker.ts runs as a worker thread only');

const { path, language } = workerData as { path: string; language: Language }; // as: readFile.ts starts it
const answer = (message: FromReader) => port.postMessage(message);
try {
  answer({ found: await recognise(readFileSync(path), language) });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  answer({ code: error.code, data: error.data });
}
