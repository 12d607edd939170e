import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { freePort } from './freePort.ts';

/** The folder of PostgreSQL's programs on this machine; none without a server. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Runs the tests on TEST_DATABASE_URL, or on a PostgreSQL server of their own that ends with them. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_URL']) {
    process.stdout.write('Server tests run on TEST_DATABASE_URL too.\n');
    return async () => undefined;
  }

  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL server on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-postgres-'));
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);

  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((s) => ['-c', s])],
    options,
  );
  process.env['TEST_DATABASE_URL'] = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(join(programs, 'pg_isready'), port);

  const version = execFileSync(join(programs, 'postgres'), ['--version']).toString().trim();
  process.stdout.write(`Server tests run on ${version} too.\n`);
  return async () => {
    await stopped(server);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
}

function idOfNobody(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'nobody']).toString());
}

async function untilReady(isReady: string, port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      execFileSync(isReady, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not come up within 10 s.');
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT'); // a fast shutdown: connections are ended
  });
}
