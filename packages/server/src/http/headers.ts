import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { Config } from '../config.ts';

/** Security headers for every answer. Documents get more: nothing foreign may run scripts in them or frame them. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const isSecure = config.publicUrl.startsWith('https:');
  const every = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const document = {
    ...every,
    'content-security-policy': contentPolicy(config, isSecure),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
  };

  app.addHook('onSend', async (_request, reply) => {
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
    void reply.headers(isDocument ? document : every);
  });
}

/** A strict policy: only our own files, and the page's one inline script, by its digest. */
function contentPolicy(config: Config, isSecure: boolean): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts(join(config.webFolder, 'index.html'))].join(' '),
    "style-src 'self' 'unsafe-inline'", // style attributes, which React writes
    "img-src 'self' data: blob: https:", // covers come from the game database's own host
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function inlineScripts(page: string): string[] {
  if (!existsSync(page)) return [];
  return [...readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
