import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import type { Context } from '../context.ts';
import { ping } from '../db/database.ts';

const longestWaitMs = 1_000;

/** For supervisors and load balancers: whether the process runs, and whether the database answers. */
export function serveHealth(app: FastifyInstance, { db }: Context): void {
  let asking: Promise<boolean> | undefined;

  // One query at a time: every further one to a database that hangs would hold another connection.
  function isAnswering(): Promise<boolean> {
    asking ??= ping(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = undefined));
    return asking;
  }

  app.get('/livez', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = await Promise.race([isAnswering(), sleep(longestWaitMs, false, { ref: false })]);
    return reply.code(ok ? 200 : 503).send({ ok });
  });
}
