import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

export type Loopback = { url: string; close: () => Promise<void> };

/** Listens only on 127.0.0.1: a stand-in lets anyone sign in as anyone. */
export function listen(answer: Answer, port: number): Promise<Loopback> {
  const server = createServer((request, response) => {
    answerSafely(answer, request, response).catch(() => response.destroy());
  });
  // Longer than the product keeps one: a connection that ends just as a call is sent costs a repeated call.
  server.keepAliveTimeout = 60_000;

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // as: a TCP server has no other kind of address
      resolve({ url, close });
    });
  });

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections(); // a hanging answer would keep the server open forever
    });
  }
}

async function answerSafely(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = URL.parse(request.url ?? '/', 'http://127.0.0.1');
  if (!url) return sendText(response, 400, 'Bad address');

  try {
    await answer(request, response, url);
  } catch (error) {
    if (response.headersSent) throw error;
    sendText(response, 500, String(error));
  }
}

export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, { type: 'application/json', body: JSON.stringify(body) });
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  send(response, status, { type: 'text/html; charset=utf-8', body: html });
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, { type: 'text/plain; charset=utf-8', body: text });
}

export function redirect(response: ServerResponse, location: URL): void {
  response.writeHead(303, { location: location.href }).end();
}

type Sent = { type: string; body: string };

function send(response: ServerResponse, status: number, { type, body }: Sent): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
