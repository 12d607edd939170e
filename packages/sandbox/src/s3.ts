import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { createEmulator } from 'emulate';

import { listen, type Loopback, readBody } from './loopback.ts';
import { withMisbehaviour } from './misbehaviour.ts';
import { signatureFault } from './s3.signature.ts';

export type S3 = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  close: Loopback['close'];
};

/**
 * Amazon's S3 by emulate, with the bucket in the path, behind a front of ours. The front checks the signature, which
 * emulate takes on trust, and can misbehave; its endpoints are called put, get and delete.
 */
export async function startS3(options: { port?: number } = {}): Promise<S3> {
  const region = 'eu-west-3';
  const bucket = 'sandbox';
  const keys = { accessKeyId: 'SANDBOX', secretAccessKey: randomBytes(24).toString('base64url') };
  const emulator = await createEmulator({
    service: 'aws',
    port: 0,
    seed: { tokens: {}, aws: { region, s3: { buckets: [{ name: bucket }] } } },
  });
  const emulatorUrl = `http://127.0.0.1:${new URL(emulator.url).port}`;

  const endpoints = { put: 'PUT', get: 'GET', delete: 'DELETE' };
  const front = await listen(
    withMisbehaviour(endpoints, answer, { toEndpoint: ({ method }) => method }),
    options.port ?? 0,
  );

  return {
    endpoint: `${front.url}/s3`,
    region,
    bucket,
    ...keys,
    close: async () => {
      await Promise.all([front.close(), emulator.close()]);
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const body = await readBody(request);
    const fault = signatureFault(request, { url, body }, keys);
    if (fault) {
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${fault}</Code></Error>`);
      return;
    }

    const { method = 'GET' } = request;
    const type = request.headers['content-type'];
    const stored = await fetch(`${emulatorUrl}${url.pathname}${url.search}`, {
      method,
      headers: type ? { 'content-type': type } : {},
      body: method === 'PUT' ? body : null,
    });
    response.writeHead(stored.status, {
      'content-type': stored.headers.get('content-type') ?? 'application/octet-stream',
    });
    response.end(await stored.bytes());
  }
}
