import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { type RefusalCode, refusals } from '@cartouche/contract/refusals';
import type { Logger } from 'pino';

import type { WireError } from './answers.ts';

type Answer = { status: number; code: RefusalCode };

const badInput: Answer = { status: 400, code: 'bad_input' };

/** HTTP's own statuses for what Node refuses; anything else is not HTTP. */
const refusedByNode: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'bad_input' },
};

/**
 * Answers what never reaches a route or its hooks. The answers and their lines in the log have an id like all others.
 * A line does not have the address, which may hold anything.
 */
export function answerUnroutable(log: Logger) {
  function note(call: string, { status, code }: Answer) {
    const requestId = randomUUID();
    log.info({ requestId, call, status }, 'answered');
    const body = JSON.stringify({ error: refusals[code].text, code } satisfies WireError);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
    };
    return { body, headers };
  }

  /** An address that cannot be decoded, or that is longer than any of ours. */
  function toBadAddress(_path: string, { method }: IncomingMessage, response: ServerResponse): void {
    const { status } = refusals.not_found;
    const { body, headers } = note(`${method} (bad address)`, { status, code: 'not_found' });
    response.writeHead(status, headers).end(body);
  }

  /** Bytes that are not a request: Node's parser gives up, and no response exists. */
  function toNoRequest(error: Error & { code?: string }, socket: Socket): void {
    // A request that ends in the middle has nobody left to answer; if it had a route, it is logged as aborted.
    const isGone = !socket.writable || error.code === 'HPE_INVALID_EOF_STATE';
    if (!isGone) {
      const answer = refusedByNode[error.code ?? ''] ?? badInput;
      const { body, headers } = note('(no request)', answer);
      const start = `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`;
      const fields = Object.entries({ ...headers, connection: 'close' });
      const lines = fields.map(([name, value]) => `${name}: ${value}`);
      socket.write([start, ...lines, '', body].join('\r\n'));
    }
    socket.destroy(error);
  }

  return { toBadAddress, toNoRequest };
}
