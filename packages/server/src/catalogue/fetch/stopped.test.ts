import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { type Projects, csv, dat, startProjects } from './testing/projects.ts';
import { run } from '../../cli.ts';
import { openDatabase } from '../../db/database.ts';
import { isEmbedded, putDatabase } from '../../testing/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-fetches-'));
afterAll(() => rmSync(folder, { recursive: true }));

const consoles = [
  'Nintendo 64',
  'Nintendo DS',
  'Nintendo 3DS',
  'Game Boy',
  'Game Boy Color',
  'Game Boy Advance',
];
const fileOf = (name: string) => `metadat/no-intro/Nintendo - ${name}.dat`;

// The command line opens a database itself, so this runs once, on the embedded one.
describe.runIf(isEmbedded)('the command', () => {
  let projects: Projects;
  let env: Record<string, string>;
  beforeAll(async () => {
    projects = await startProjects();
    env = { ...projects.env, CARTOUCHE_DATA: join(folder, 'data'), INIT_CWD: folder };
    await putDatabase(join(folder, 'data'));
    projects.csv.set('console_sega_saturn.csv', csv([['Newt Run', '=', 'newt', 'USA', '1996-01-02', '']]));
    for (const name of consoles) {
      const games = [`\tname "Toad ${name} (USA)"\n\trom ( name "t" crc A1 )`];
      projects.dats.set(fileOf(name), dat(`Nintendo - ${name}`, games));
    }
  });
  afterAll(() => projects.close());

  /** The command in a process of its own. */
  function start() {
    const cli = join(import.meta.dirname, '../../cli.ts');
    const child = spawn(process.execPath, [cli, 'catalogue', 'fetch'], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return { child, said: () => output };
  }

  async function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGINT'): Promise<number | null> {
    const end = new Promise<number | null>((resolve) => child.once('close', resolve));
    child.kill(signal);
    return await end;
  }

  const askedFor = (name: string) => projects.asked.filter((url) => url.endsWith(fileOf(name))).length;

  test('killed or stopped in the middle, it goes on where it was, and then has nothing to do', async () => {
    projects.answer(fileOf('Game Boy'), (_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/plain', 'content-length': '9000' })
        .write('clrmamepro (');
    });

    const killed = start();
    await vi.waitUntil(() => askedFor('Game Boy') === 1, { timeout: 120_000 });
    await ended(killed.child, 'SIGKILL');
    const stopped = start();
    await vi.waitUntil(() => askedFor('Game Boy') === 2, { timeout: 120_000 });
    const code = await ended(stopped.child, 'SIGINT');
    const kept = readdirSync(join(folder, 'data/catalogue/libretro/metadat/no-intro'));
    projects.behave();
    const texts: string[] = [];
    const output = { write: (text: string) => texts.push(text) };
    const last = await run(['catalogue', 'fetch'], env, output);
    const again = await run(['catalogue', 'fetch'], env, output);

    expect({ code, last, again }).toEqual({ code: 130, last: 1, again: 1 });
    expect(stopped.said()).toMatch(/Stopped\. The same command goes on from here\.\n$/);
    expect(kept).toContain('Nintendo - Nintendo 64.dat');
    expect(kept).not.toContain('Nintendo - Game Boy.dat');
    expect([askedFor('Nintendo 64'), askedFor('Game Boy')]).toEqual([1, 3]);
    expect(projects.asked.filter((url) => url.startsWith('/gamedatabase/'))).toHaveLength(1);
    expect(texts.join('')).toMatch(
      /\nRead 7 games in \d+\.\d s: 7 added, .*\nNothing new: the catalogue has/s,
    );
    // The projects of this test have next to none of the files.
    expect(texts.join('')).toMatch(
      /libretro-database lacks \d+ of \d+ files:\n( {2}.*\n){20} {2}… and \d+ more\.\nThat is most of them/,
    );
    expect(await count()).toBe(6);
  }, 240_000);

  test('it asks what is meant', async () => {
    const texts: string[] = [];

    const code = await run(['catalogue', 'fetsh'], env, { write: (text) => texts.push(text) });

    expect({ code, text: texts.join('') }).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^What about the catalogue\?\n\nUsage/) as string,
    });
  });

  async function count(): Promise<number> {
    const { db, close } = await openDatabase({ folder: join(folder, 'data', 'db') });
    const rows = await db.selectFrom('games_igdb').select('title').where('title', 'like', 'Toad %').execute();
    await close();
    return rows.length;
  }
});
