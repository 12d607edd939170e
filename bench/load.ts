import { Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { performance } from 'node:perf_hooks';

/** With a cookie where different users ask. */
export type Request = { method: 'GET' | 'PUT'; path: string; body?: string; cookie?: string };
export type Answer = { status: number; body: string; headers: IncomingHttpHeaders };

/** How many requests run at once; each answer starts the next. */
export const concurrency = 8;

const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

/** Sends one request and reads the whole answer. */
export function send(
  origin: string,
  { method, path, body, cookie }: Request,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = {
      ...headers,
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const outgoing = httpRequest(origin + path, { method, agent, headers: sent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        resolve({
          status: incoming.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          headers: incoming.headers,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** How long a measurement runs, or how many requests it sends. */
export type Bound = { seconds: number } | { requests: number };
export type Run = { seconds: number; latenciesMs: number[] };

/** Sends the requests in turn, again and again, and records how long each took. Throws at the first failure. */
export async function drive(
  origin: string,
  requests: Request[],
  bound: Bound,
  headers: Record<string, string>,
): Promise<Run> {
  const latenciesMs: number[] = [];
  const start = performance.now();
  const end = 'seconds' in bound ? start + bound.seconds * 1000 : Infinity;
  const most = 'requests' in bound ? bound.requests : Infinity;
  let next = 0;

  async function client(): Promise<void> {
    while (performance.now() < end && next < most) {
      const request = requests[next++ % requests.length];
      if (!request) return;
      const sent = performance.now();
      const { status, body } = await send(origin, request, headers);
      if (status !== 200)
        throw new Error(`${request.method} ${request.path}: ${status} ${body.slice(0, 500)}`);
      latenciesMs.push(performance.now() - sent);
    }
  }

  await Promise.all(Array.from({ length: concurrency }, client));
  return { seconds: (performance.now() - start) / 1000, latenciesMs };
}

export function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(numbers: number[]): number {
  return percentile(numbers, 0.5);
}
