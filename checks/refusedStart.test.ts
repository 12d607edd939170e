import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { freePort } from '../packages/server/src/testing/freePort.ts';
import { ended, startProgram } from './starting.ts';

const parent = mkdtempSync(join(tmpdir(), 'cartouche-refused-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** What a refused start prints, and its exit code. */
async function refusedStart(env: Record<string, string>, shell: string[] = []) {
  const { product, said } = startProgram(
    { PORT: String(await freePort()), CARTOUCHE_DATA: join(parent, 'never'), ...env },
    shell,
  );
  const code = await ended(product);
  return { code, lines: said().trim().split('\n') };
}

test.concurrent.each<[string, Record<string, string>, RegExp[]]>([
  [
    'two variables that cannot be used',
    { PORT: 'abc', DATABASE_URL: 'mysql://ana:secret@localhost/games' },
    [
      /^Configuration: PORT cannot be used: write a whole number from 0 to 65535\.$/,
      /^Configuration: DATABASE_URL cannot be used: write an address such as postgres:\/\/user:password@/,
    ],
  ],
  [
    'a mail server without its protocol',
    { SMTP_URL: 'localhost' },
    [/^Configuration: SMTP_URL cannot be used: write an address such as smtp:/],
  ],
  [
    'production without a secret',
    { CARTOUCHE_EDITION: 'production' },
    [/^Configuration: in production AUTH_SECRET and PUBLIC_URL are required\.$/],
  ],
  [
    'an address of another machine',
    { HOST: '203.0.113.7' },
    [
      /^Configuration: it cannot listen there \(.*203\.0\.113\.7.*\)\. Set HOST to an address of this machine\.$/,
    ],
  ],
  [
    'a web that was not built',
    { CARTOUCHE_WEB: parent },
    [/^Configuration: CARTOUCHE_WEB: there is no index\.html in .* `npm start` builds the web\.$/],
  ],
])('%s: a line for each problem, and nothing is written', async (_name, env, lines) => {
  const start = await refusedStart(env);

  expect(start).toEqual({ code: 1, lines: lines.map((line) => expect.stringMatching(line) as string) });
  expect(existsSync(join(parent, 'never'))).toBe(false);
});

test('a port that is taken is named in one line, and nothing is written', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const at = taken.address();
  const port = typeof at === 'object' && at ? at.port : 0;

  const start = await refusedStart({ PORT: String(port) });
  taken.close();

  const line = `Port ${port} is in use. Stop what uses it, or set PORT to another one.`;
  expect(start).toEqual({ code: 1, lines: [line] });
  expect(existsSync(join(parent, 'never'))).toBe(false);
});

test('a database server that does not answer is named in one line', async () => {
  const start = await refusedStart({
    DATABASE_URL: `postgres://localhost:${await freePort()}/games`,
    CARTOUCHE_DATA: join(parent, 'away'),
  });

  const line =
    /^The database does not answer \(.*ECONNREFUSED.*\)\. Is DATABASE_URL right, and the server running\?$/;
  expect(start).toEqual({ code: 1, lines: [expect.stringMatching(line)] });
});

test('a database that lost its core files is refused in one line, and nothing is written', async () => {
  const folder = join(parent, 'damaged');
  mkdirSync(join(folder, 'db/base'), { recursive: true });
  writeFileSync(join(folder, 'db/postgresql.conf'), '');

  const start = await refusedStart({ CARTOUCHE_DATA: folder });

  const line =
    /is neither empty nor a whole database: .* Restore the data folder from a backup, or set CARTOUCHE_DATA/;
  expect(start).toEqual({ code: 1, lines: [expect.stringMatching(line)] });
  expect(readdirSync(join(folder, 'db'))).toEqual(['base', 'postgresql.conf']);
  expect(readdirSync(folder).toSorted()).toEqual(['db', 'db.lock']);
});

test('photos without their database are refused in one line, and nothing is written', async () => {
  const folder = join(parent, 'halved');
  mkdirSync(join(folder, 'files/ab'), { recursive: true });
  mkdirSync(join(folder, 'db')); // as if a disk is not mounted

  const start = await refusedStart({ CARTOUCHE_DATA: folder });

  const line =
    /^The data folder .*halved has photos and no database\. Nothing was written\. Put its db folder back/;
  expect(start).toEqual({ code: 1, lines: [expect.stringMatching(line)] });
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(new Set(left)).toEqual(new Set(['db', 'files', 'files/ab']));
});

const canMount = isMountingAllowed();
test.skipIf(!canMount).each([
  ['read-only', 'ro,size=300m', /^The data folder .* cannot be written to \(EROFS.*\)\. Let the user/],
  ['full', 'size=8m', /^The disk of the data folder .* has \d MB left, and a start needs 256 MB\. Make room/],
])(
  `a data folder on a disk that is %s is one line${canMount ? '' : ' (not here: no mounting)'}`,
  async (name, options, line) => {
    const folder = join(parent, name);
    mkdirSync(folder);
    const mount = `mount -t tmpfs -o ${options} none '${folder}' && exec "$@"`;

    const start = await refusedStart({ CARTOUCHE_DATA: folder }, ['unshare', '-rm', 'sh', '-c', mount, 'sh']);

    expect(start).toEqual({ code: 1, lines: [expect.stringMatching(line)] });
  },
);

/** Whether processes here may mount disks of their own. */
function isMountingAllowed(): boolean {
  try {
    execFileSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', parent], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
