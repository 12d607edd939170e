import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

import { findPostgres } from './packages/server/src/testing/postgres.setup.ts';

const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'] ?? findPostgres());
if (!hasPostgres) {
  process.stdout.write(
    'Server tests run on PGlite only: no TEST_DATABASE_URL and no PostgreSQL server here.\n',
  );
}

/** What they are about is how others answer. The database behind it has tests of its own. */
const aboutOthers = ['src/listings/ebay.test.ts', 'src/pictures/*.test.ts'];

const server = {
  root: 'packages/server',
  include: ['src/**/*.test.ts'],
  testTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 60_000,
  isolate: false, // the modules are loaded once for all files; each file still has a database of its own
};

export default defineConfig({
  test: {
    // One more than the cores of a small machine: some tests mostly wait, for a time limit or for another process.
    maxWorkers: 3,
    projects: [
      { test: { name: 'contract', root: 'packages/contract', isolate: false } },
      {
        test: {
          name: 'server on PGlite',
          ...server,
          env: { TEST_DATABASE_URL: '' },
          globalSetup: 'src/testing/embedded.setup.ts',
        },
      },
      ...(hasPostgres
        ? [
            {
              test: {
                name: 'server on PostgreSQL',
                ...server,
                exclude: ['src/db/embedded*.test.ts', ...aboutOthers, ...withoutDatabase()],
                globalSetup: 'src/testing/postgres.setup.ts',
              },
            },
          ]
        : []),
      { test: { name: 'sandbox', root: 'packages/sandbox', isolate: false } },
      'packages/web',
      {
        test: {
          name: 'checks',
          root: 'checks',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
          globalSetup: '../packages/server/src/testing/embedded.setup.ts',
        },
      },
    ],
  },
});

/**
 * The server's tests that open no database themselves: they behave alike on either, so one of the two is enough. So do
 * those that are about the payment provider alone.
 */
function withoutDatabase(): string[] {
  const root = join(import.meta.dirname, 'packages/server');
  return globSync('src/**/*.test.ts', { cwd: root }).filter(
    (path) =>
      !/testing\/(product|database|photoTests|alerts|bot)\.ts/.test(readFileSync(join(root, path), 'utf8')),
  );
}
