import { randomUUID } from 'node:crypto';

import pg from 'pg';

export type EmptyServer = { url: string | undefined; drop: () => Promise<void> };

/** An empty database on the tests' PostgreSQL server; none when they run on PGlite. */
export async function makeEmptyServer(): Promise<EmptyServer> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return { url: undefined, drop: async () => undefined };

  const name = `cartouche_test_${randomUUID().replaceAll('-', '')}`;
  await tell(server, `create database ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => tell(server, `drop database ${name} with (force)`),
  };
}

async function tell(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
