import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { Config } from '../config.ts';
import { outboundCounts } from '../outbound/counts.ts';
import { Refusal } from '../refusal.ts';

/** For whoever watches the server, in the text format of Prometheus. Nobody else learns that there is such an address. */
export function serveMetrics(app: FastifyInstance, { metricsToken }: Pick<Config, 'metricsToken'>): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (metricsToken === undefined || !isSame(headers.authorization ?? '', `Bearer ${metricsToken}`))
      throw new Refusal('not_found');
    const lines = outboundCounts().map(
      ({ provider, outcome, count }) =>
        `cartouche_outbound_total{provider="${provider}",outcome="${outcome}"} ${count}`,
    );
    const help = [
      '# HELP cartouche_outbound_total Requests to other services since the start, by how they went.',
      '# TYPE cartouche_outbound_total counter',
    ];
    return await reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${[...help, ...lines].join('\n')}\n`);
  });
}

function isSame(given: string, own: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(own)];
  return a.length === b.length && timingSafeEqual(a, b);
}
