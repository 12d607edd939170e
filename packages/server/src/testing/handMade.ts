import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HandMade = { status?: number; body: unknown; headers?: Record<string, string> };

/** A provider whose answers are made by hand, for those that the stand-in does not give; ends with the work. */
export async function withHandMade<T>(
  answerTo: (call: string) => HandMade,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer(({ method, url }, response) => {
    const { status = 200, body, headers } = answerTo(`${method} ${url?.split('?')[0]}`);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: a TCP server has no other kind of address
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
