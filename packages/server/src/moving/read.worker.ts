/** Reads a file in a process of its own, with little memory: whoever sent it, others' requests go on meanwhile. */
import { readFileSync } from 'node:fs';

import { isRefusal } from '../refusal.ts';
import type { FromReader, ToReader } from './readFile.ts';
import { recognise } from './recognise.ts';

process.once('message', (message) => {
  void answerTo(message as ToReader).then((answer) => process.send?.(answer)); // as: readFile.ts asks
});

async function answerTo({ path, language }: ToReader): Promise<FromReader> {
  try {
    return { found: await recognise(readFileSync(path), language) };
  } catch (error) {
    if (isRefusal(error)) return { code: error.code, data: error.data };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
