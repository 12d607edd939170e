import { calls } from 'virtual:calls';

import { uploadTimeoutMs } from '../constants.ts';
import type { Answer, Call, api } from './client.ts';
import { toCallError } from './refusal.ts';
import { toRequest } from './send.ts';

type Upload = {
  gameId: number;
  file: File;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** Stops it where it is. */
  leaving: AbortSignal;
};

/** `collection.addPhoto` for the hooks of writes.ts: the file is the request's body, which no fetch tells the progress of. */
export const addPhoto: Call<Upload, Answer<typeof api.collection.addPhoto>> = {
  name: 'collection.addPhoto',
  send: ({ gameId, file, onProgress, leaving }) =>
    new Promise((resolve, reject) => {
      const route = calls['collection']?.['addPhoto'];
      if (!route) throw new Error('The contract has no collection.addPhoto.');
      leaving.throwIfAborted();

      const request = new XMLHttpRequest();
      request.open(route.method, toRequest(route, { gameId }).url);
      request.setRequestHeader('content-type', file.type);
      request.timeout = uploadTimeoutMs;
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / (total || 1)));
      for (const end of ['error', 'timeout', 'abort']) {
        request.addEventListener(end, () => reject(new Error('The photo was not sent.')));
      }
      request.addEventListener('load', () => {
        const { status } = request;
        const answer = parsed(request.responseText);
        if (status === 200) resolve(answer as Answer<typeof api.collection.addPhoto>); // as: the contract's output
        else reject(toCallError(answer, status) ?? new Error(`The server answered ${status}.`));
      });
      leaving.addEventListener('abort', () => request.abort(), { once: true });
      request.send(file);
    }),
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
