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
    // The price check photographs boxes; of what else a browser could give away, no page needs anything.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
  };

  const cardPage = {
    ...document,
    'content-security-policy': contentPolicy(config, isSecure, cardHosts(config)),
  };

  const worker = { ...every, 'content-security-policy': workerPolicy };
  const barcodes = { ...every, 'content-security-policy': barcodePolicy };

  app.addHook('onSend', async ({ url }, reply) => {
    const [path] = url.split('?');
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
    if (isDocument) void reply.headers(path === cardPath ? cardPage : document);
    else if (barcodePath.test(path ?? '')) void reply.headers(barcodes);
    else void reply.headers(path === workerPath ? worker : every);
  });
}

/** The service worker of push messages, which runs no other script, asks only us, and shows our pictures. */
const workerPath = '/push-worker.js';
const workerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'";

/** The worker that reads barcodes: the one place where WebAssembly may run, and only our own. */
const barcodePath = /^\/assets\/barcodeWorker-[\w-]+\.js$/;
const barcodePolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The one page with the payment provider's card field. */
const cardPath = '/test-payment';

/** Which other hosts a page may use. */
type Hosts = { scripts: readonly string[]; frames: readonly string[]; calls: readonly string[] };
const none: Hosts = { scripts: [], frames: [], calls: [] };

/** Stripe.js must come from the provider itself; the stand-in's field is ours, and only asks the stand-in. */
function cardHosts({ stripe, hasDeveloperPages }: Config): Hosts {
  if (!stripe?.publishableKey || !hasDeveloperPages) return none;
  // Its 3-D Secure question is shown in a frame.
  if (stripe.isStandIn) return { ...none, frames: [stripe.apiUrl], calls: [stripe.apiUrl] };
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return {
    scripts,
    frames: [...scripts, 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
  };
}

/** A strict policy: only our own files, and the page's one inline script, by its digest. */
function contentPolicy(config: Config, isSecure: boolean, { scripts, frames, calls } = none): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts(join(config.webFolder, 'index.html')), ...scripts].join(' '),
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
    "style-src 'self' 'unsafe-inline'", // style attributes, which React writes
    "img-src 'self' data: blob:", // those of other hosts come by way of this one
    ["connect-src 'self'", ...calls].join(' '),
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
