import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

import { findPostgres } from './packages/server/src/testing/postgres.setup.ts';
import { writeIntoMemory } from './tools/memory.ts';

writeIntoMemory();

const hasPostgres = Boolean(process.env['TEST_DATABASE_URL'] ?? findPostgres());
if (!hasPostgres) {
  process.stdout.write(
    'Server tests run on PGlite only: no TEST_DATABASE_URL and no PostgreSQL server here.\n',
  );
}

/**
 * Tested on both databases, because they may differ there: what leans on their ways, moves all rows, sorts or searches.
 * TEST_BOTH_DATABASES has every test run on both (decisions 54 and 77).
 */
const onBoth =
  /^src\/(archive|catalogue(?!\/((covers|fetch|igdb)\/|firstTyped\.))|collection(?!\/(photos|coverPhotos)\.)|db|dump|http|moving(?=\/(moving|work)\.)|statistics)\//;

const serverRoot = join(import.meta.dirname, 'packages/server');
const serverTests = globSync('src/**/*.test.ts', { cwd: serverRoot });
const onPostgresAlone = serverTests.filter(
  (path) => opensDatabase(path) && !onBoth.test(path) && !textOf(path).includes('runIf(isEmbedded)'),
);
/** They behave alike on either, so one of the two is enough. */
const withoutDatabase = serverTests.filter((path) => !opensDatabase(path));

function opensDatabase(path: string): boolean {
  return /testing\/(product|database|photoTests|alerts|bot|standIn|fetching)\.ts/.test(textOf(path));
}

function textOf(path: string): string {
  return readFileSync(join(serverRoot, path), 'utf8');
}

const server = {
  root: 'packages/server',
  include: ['src/**/*.test.ts'],
  // A busy machine takes a minute to import the starter catalogue into the embedded database.
  testTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 120_000,
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
          exclude: hasPostgres && !process.env['TEST_BOTH_DATABASES'] ? onPostgresAlone : [],
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
                exclude: ['src/db/embedded*.test.ts', ...withoutDatabase],
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
