import { calls } from 'virtual:calls';

import { uploadTimeoutMs } from '../constants.ts';
import type { Answer, Call, api } from './client.ts';
import { toCallError } from './refusal.ts';
import { parsed, toRequest } from './send.ts';

type Upload = {
  file: File;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts it. */
  leaving: AbortSignal;
};

/**
 * `collection.addPhoto` for the hooks of writes.ts. The file is the request's body; fetch cannot report its progress.
 */
type ToCopy = Upload & {
  gameId: number;
  /** The main copy, unless another is named. */
  copyId?: number | undefined;
};

export const addPhoto: Call<ToCopy, Answer<typeof api.collection.addPhoto>> = {
  name: 'collection.addPhoto',
  send: ({ gameId, copyId, ...upload }) =>
    sendFile(upload, {
      route: calls['collection']?.['addPhoto'],
      input: { gameId },
      timeoutMs: uploadTimeoutMs,
      query: copyId === undefined ? '' : `?copyId=${copyId}`,
    }),
};

/** `entries.addCover`, likewise. */
export const addCover: Call<Upload & { gameId: number }, Answer<typeof api.entries.addCover>> = {
  name: 'entries.addCover',
  send: ({ gameId, ...upload }) =>
    sendFile(upload, {
      route: calls['entries']?.['addCover'],
      input: { gameId },
      timeoutMs: uploadTimeoutMs,
    }),
};

/** `archive.restore`, likewise. Without a timeout: an archive may be large and the line slow. */
export const restoreArchive: Call<Upload, Answer<typeof api.archive.restore>> = {
  name: 'archive.restore',
  send: (upload) => sendFile(upload, { route: calls['archive']?.['restore'], input: {}, timeoutMs: 0 }),
};

/** `moving.read`, likewise: the file of another tracker. */
export const readMove: Call<Upload, Answer<typeof api.moving.read>> = {
  name: 'moving.read',
  send: (upload) =>
    sendFile(upload, {
      route: calls['moving']?.['read'],
      input: {},
      timeoutMs: 0,
      query: `?name=${encodeURIComponent(upload.file.name)}`,
    }),
};

type FileCall = {
  route: { method: string; path: string } | undefined;
  input: object;
  /** 0 for none. */
  timeoutMs: number;
  query?: string;
};

function sendFile<Output>(
  { file, onProgress, leaving }: Upload,
  { route, input, timeoutMs, query = '' }: FileCall,
): Promise<Output> {
  return new Promise((resolve, reject) => {
    if (!route) throw new Error('The contract has no such call.');
    leaving.throwIfAborted();

    const request = new XMLHttpRequest();
    request.open(route.method, `${toRequest(route, input).url}${query}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / (total || 1)));
    for (const end of ['error', 'timeout', 'abort']) {
      request.addEventListener(end, () => reject(new Error('The file was not sent.')));
    }
    request.addEventListener('load', () => {
      const { status } = request;
      const answer = parsed(request.responseText) ?? request.responseText;
      if (status === 200) resolve(answer as Output); // as: the contract's output
      else reject(toCallError(answer, status));
    });
    leaving.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
