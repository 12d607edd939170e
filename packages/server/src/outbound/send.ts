import { Agent as HttpAgent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

import { lookupWithin, type Reach, requireAllowedHost } from './addresses.ts';
import { noAnswer } from './failure.ts';

export type Sending = {
  method: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  largestBytes: number;
  signal: AbortSignal;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Connections that stay open for the next request, to addresses that were checked when they were opened. */
function agentsFor(reach: Reach) {
  const options = { keepAlive: true, maxSockets: 8, timeout: 30_000, lookup: lookupWithin(reach) };
  return { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };
}
const agents = { public: agentsFor('public'), 'public or loopback': agentsFor('public or loopback') };

/** Sends one request and reads the whole answer. Nothing is repeated, and no redirect followed. */
export async function send(url: URL, reach: Reach, sending: Sending): Promise<Answer> {
  requireAllowedHost(url, reach);
  const { method, headers, body, largestBytes, signal } = sending;
  const protocol = url.protocol === 'http:' ? 'http:' : 'https:';
  const request = protocol === 'http:' ? httpRequest : httpsRequest;

  return await new Promise<Answer>((resolve, reject) => {
    const asked = request(url, { method, headers, signal, agent: agents[reach][protocol] }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        chunks.push(chunk);
        if (bytes > largestBytes)
          response.destroy(noAnswer('unusable', `The answer is larger than ${largestBytes} bytes.`));
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
