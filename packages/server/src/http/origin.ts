import type { FastifyRequest } from 'fastify';

import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page requests with the user's cookies. Browsers say where a request comes from;
 * a client that does not is not a browser, and has only the cookies it was given on purpose.
 */
export function requireOwnOrigin(config: Config) {
  const own = ownHosts(config);

  return async (request: FastifyRequest): Promise<void> => {
    if (safeMethods.has(request.method)) return;

    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('foreign_origin');

    const { origin } = request.headers;
    const isOwn = origin === undefined || (URL.canParse(origin) && own.has(new URL(origin).host));
    if (!isOwn) throw new Refusal('foreign_origin');
  };
}

/**
 * Refuses requests without the Host that HTTP/1.1 demands. On the local edition, also those under any name but the
 * machine's own: a site whose name points here would otherwise count as this one, and could read the outbox.
 */
export function requireOwnHost(config: Config) {
  const own = new Set([...machineNames, new URL(config.publicUrl).hostname]);

  return async ({ raw }: FastifyRequest): Promise<void> => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw new Refusal('bad_input');

    // The header as the browser sent it: Fastify's `hostname` follows X-Forwarded-Host, which anybody can set.
    const url = `http://${raw.headers.host}`;
    const isOwn = URL.canParse(url) && own.has(new URL(url).hostname);
    if (config.edition === 'local' && !isOwn) throw new Refusal('foreign_origin');
  };
}

/** An address on our own site, normalised; refuses any other, to which a browser must not be sent. */
export function requireOwnAddress(config: Config, address: string): string {
  const url = URL.parse(address);
  const isOwn =
    url !== null && ownHosts(config).has(url.host) && /^https?:$/.test(url.protocol) && url.username === '';
  if (!isOwn) throw new Refusal('return_address_foreign');
  return url.href;
}

const machineNames = ['localhost', '127.0.0.1', '[::1]'];

function ownHosts({ publicUrl, port, edition }: Config): Set<string> {
  const here = machineNames.map((name) => `${name}:${port}`);
  return new Set([new URL(publicUrl).host, ...(edition === 'local' ? here : [])]);
}
