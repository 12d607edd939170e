import pg from 'pg';

import { openEmbedded } from '../packages/server/src/db/embedded.ts';

/** The benchmark's database: the embedded one in a folder, or one on a PostgreSQL server. */
export type Where = { folder: string } | { url: string };

export type Pool = pg.Pool;

/** The pool that the product would use there, without the rest of the product. */
export async function openPool(where: Where): Promise<{ pool: Pool; close: () => Promise<void> }> {
  if ('url' in where) {
    const options = '-c jit=off -c timezone=UTC';
    const pool = new pg.Pool({ connectionString: where.url, max: 10, options });
    pool.on('error', () => undefined); // a server that stops may reach connections that are about to end
    return { pool, close: () => pool.end() };
  }

  const engine = await openEmbedded(where);
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    stream: engine.connect,
  });
  return {
    pool,
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}
