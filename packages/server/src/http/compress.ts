import { promisify } from 'node:util';
import { type InputType, brotliCompress, constants, gzip } from 'node:zlib';

import negotiator from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** For smaller answers, the saving is less than a packet. */
const leastBytes = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** As small as gzip at its best in the same time; the next level takes twice as long. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders = {
  br: (answer: InputType) => toBrotli(answer, quality),
  gzip: (answer: InputType) => toGzip(answer),
};
type Encoding = keyof typeof encoders;

/**
 * Compresses the answers of calls, on zlib's own threads. Photos and archives are already compressed; they are bytes
 * or streams, and only text is touched here. Decision 16 says why no secret can be guessed from an answer's length.
 */
export function compressAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, answer) => {
    if (typeof answer !== 'string' || Buffer.byteLength(answer) < leastBytes) return answer;

    void reply.header('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = negotiator.negotiate<Encoding>(accepted, ['br', 'gzip']);
    if (encoding === null) return answer;

    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return await encoders[encoding](answer);
  });
}
