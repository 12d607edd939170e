import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { run } from './cli.ts';
import { openDatabase } from './db/database.ts';
import { isEmbedded, putDatabase } from './testing/database.ts';
import { spawnStandIn } from './testing/standInProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-cli-'));
const env = { CARTOUCHE_DATA: join(folder, 'data'), INIT_CWD: folder };
beforeAll(() =>
  writeFileSync(
    join(folder, 'games.ndjson'),
    [
      '{"title":"A New One","platform_igdb_id":4}',
      'nonsense',
      ...Array.from({ length: 30 }, () => '{"title":"A New One","platform_igdb_id":4,"barcode":"123"}'),
      '',
    ].join('\n'),
  ),
);
afterAll(() => rmSync(folder, { recursive: true }));

async function call(...args: string[]) {
  const texts: string[] = [];
  const code = await run(args, env, { write: (text) => texts.push(text) });
  return { code, text: texts.join('') };
}

test('help explains the usage, and so does an unknown command', async () => {
  expect(await call('--help')).toMatchObject({
    code: 0,
    text: expect.stringContaining('import libretro <paths…>') as string,
  });
  expect(await call()).toMatchObject({ code: 1, text: expect.stringMatching(/^Usage/) as string });
  expect(await call('inport')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/no command 'inport'[^]*Usage/) as string,
  });
  expect(await call('import', 'xml', 'x')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^What is to be imported/) as string,
  });
  expect(await call('tier', 'ana@example.com', 'gold')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^Whose tier/) as string,
  });
  expect(await call('role', 'ana@example.com', 'king')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^Whose role/) as string,
  });
  expect(await call('import', 'igdb', '--help')).toMatchObject({
    code: 0,
    text: expect.stringContaining('import igdb ') as string,
  });
  expect(await call('import', '--force')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/Unknown option '--force'/) as string,
  });
});

// The command line opens a database itself, so this runs once, on the embedded one.
describe.runIf(isEmbedded)('on the embedded database', () => {
  beforeAll(() => putDatabase(env.CARTOUCHE_DATA));

  test(
    'games are imported from the caller’s current folder, with a summary',
    { timeout: 180_000 },
    async () => {
      const first = await call('import', 'ndjson', 'games.ndjson');
      const second = await call('import', 'ndjson', '.');
      const nothing = await call('import', 'ndjson', 'none.ndjson');
      const nowhere = await call('import', 'ndjson', 'games.ndjson', '--platform', 'Game Machine');

      expect(first.code).toBe(0);
      expect(first.text).toMatch(
        /^Read 32 games from one file in \d+\.\d s: 1 added, 30 updated, 0 unchanged, 1 skipped\./,
      );
      expect(first.text).toContain('Kept without what is wrong with them, 30 in all:\n');
      expect(first.text.match(/games\.ndjson:\d+ {2}barcode '123' is not a barcode: .*\n/g)).toHaveLength(20);
      expect(first.text).toMatch(/… and 10 more\.\n$/);
      expect(first.text).toMatch(/games\.ndjson:2 {2}This is not a JSON object/);
      expect(second.text).toMatch(/0 added, 0 updated, 31 unchanged, 1 skipped/);
      expect(nothing).toMatchObject({
        code: 1,
        text: expect.stringMatching(/there is no such file/) as string,
      });
      expect(nowhere).toMatchObject({
        code: 1,
        text: expect.stringMatching(/no platform 'Game Machine'/) as string,
      });
    },
  );

  test('without keys, nothing can be read from IGDB', { timeout: 180_000 }, async () => {
    const { code, text } = await call('import', 'igdb');

    expect(code).toBe(1);
    expect(text).toBe(
      'The IGDB client id is not configured: set IGDB_CLIENT_ID and IGDB_CLIENT_SECRET. The stand-in of the local edition ' +
        'answers searches only: what it makes up, as ratings and pictures, would be on every game.\n',
    );
  });

  async function igdbKeys() {
    const { made } = await spawnStandIn({ file: 'igdb.ts', start: 'module.startIgdb()' });
    const standIn = made as Record<string, string>; // as: the stand-in's own words
    return {
      IGDB_MODE: 'stub',
      IGDB_CLIENT_ID: standIn['clientId'],
      IGDB_CLIENT_SECRET: standIn['clientSecret'],
      IGDB_BASE_URL: standIn['baseUrl'],
      IGDB_TOKEN_URL: standIn['tokenUrl'],
      IGDB_IMAGE_BASE_URL: standIn['imageUrl'],
    };
  }

  test('games are read from IGDB with its progress and a summary', { timeout: 180_000 }, async () => {
    const keys = await igdbKeys();
    const texts: string[] = [];
    const output = { write: (text: string) => texts.push(text) };
    const nobodys = await run(['import', 'igdb'], { ...env, ...keys }, output);
    const one = await run(['import', 'igdb', '--platform', 'Wii'], { ...env, ...keys }, output);
    const short = await run(['import', 'igdb', '--platform', 'NES'], { ...env, ...keys }, output);
    const unknown = await run(['import', 'igdb', '--platform', 'Game Machine'], { ...env, ...keys }, output);

    expect([nobodys, one, short, unknown]).toEqual([1, 0, 0, 1]);
    expect(texts.join('')).toMatch(
      /^No platform was read: .*\nWii: \d+ read, .*\nRead \d+ games of one platform from IGDB in \d+\.\d s: .*\nNintendo Entertainment System: \d+ read, .*\nRead \d+ games? of one platform from IGDB in \d+\.\d s: .*\nThere is no platform 'Game Machine'/,
    );
  });

  test('Ctrl-C stops the reading from IGDB, and the same command goes on', { timeout: 180_000 }, async () => {
    const keys = await igdbKeys();
    const texts: string[] = [];
    const output = { write: (text: string) => texts.push(text) };
    // A press comes several times: one that nobody heard would end the process at once.
    const heard: number[] = [];
    const press = () => {
      heard.push(process.listenerCount('SIGINT'));
      process.emit('SIGINT');
    };
    const pressing = {
      write: (text: string) => {
        texts.push(text);
        if (/ read, /.test(text)) for (let times = 0; times < 3; times += 1) press();
      },
    };

    const stopped = await run(['import', 'igdb', '--all'], { ...env, ...keys }, pressing);
    const next = await run(['import', 'igdb', '--platform', '3DO'], { ...env, ...keys }, output);

    expect([stopped, next]).toEqual([130, 0]);
    expect(heard).toEqual([heard[0], heard[0], heard[0]]);
    expect(texts.join('')).toMatch(
      /^[^\n]+: \d+ read, .*\n\nStopping after .*\n\nStopped\. The same command goes on from here\.\n.*3DO.*: \d+ read, /,
    );
  });

  test('a platform that another process reads is left to it, with when it is free at the latest', async () => {
    const keys = await igdbKeys();
    const texts: string[] = [];
    const database = await openDatabase({ folder: join(env.CARTOUCHE_DATA, 'db') });
    await sql`insert into igdb_syncs (platform_id, began_at, holder, held_until)
      values (4, now(), 'somebody', '2999-01-01T10:11:12Z')
      on conflict (platform_id) do update set holder = excluded.holder, held_until = excluded.held_until`.execute(
      database.db,
    );
    await database.close();

    const code = await run(
      ['import', 'igdb', '--platform', '4'],
      { ...env, ...keys },
      {
        write: (text) => texts.push(text),
      },
    );

    expect(code).toBe(1);
    expect(texts.join('')).toBe(
      'No platform was read.\nAnother process reads Nintendo 64. If it was killed, the command goes on there after 2999-01-01 10:12 UTC.\n',
    );
  });

  test('while the server uses the folder, the command says to stop it', { timeout: 180_000 }, async () => {
    const server = await openDatabase({ folder: join(env.CARTOUCHE_DATA, 'db') });

    const answer = await call('import', 'ndjson', 'games.ndjson');
    await server.close();

    expect(answer.code).toBe(1);
    expect(answer.text).toMatch(/^Another Cartouche is already running on .*Stop it first/);
    expect(answer.text).not.toMatch(/\n\s+at /);
  });

  test(
    'a tier is given by address to everybody with an account, and a trial is pro for a week',
    { timeout: 180_000 },
    async () => {
      const database = await openDatabase({ folder: join(env.CARTOUCHE_DATA, 'db') });
      await sql`insert into "user" (name, email, "emailVerified") values ('Ana', 'ana@example.com', true)`.execute(
        database.db,
      );
      await database.close();

      const given = await call('tier', 'bob@example.com', 'Ana@example.com', 'trial');

      const again = await openDatabase({ folder: join(env.CARTOUCHE_DATA, 'db') });
      const [plan] = await again.db.selectFrom('user_subscriptions').selectAll().execute();
      const mails = await again.db.selectFrom('mails').select(['to_address', 'subject']).execute();
      await again.close();
      const days = ((plan?.given_expires_at?.getTime() ?? 0) - Date.now()) / 86_400_000;
      expect(given).toEqual({
        code: 1,
        text:
          'Nobody has an account with the address bob@example.com.\n' +
          'Ana@example.com has a trial of pro for a week now.\n',
      });
      expect(plan).toMatchObject({ given_tier: 'pro', given_is_trial: true, subscription_tier: 'free' });
      expect(days).toBeCloseTo(7, 1);
      expect(mails).toEqual([{ to_address: 'ana@example.com', subject: 'Your Cartouche plan has changed' }]);
    },
  );

  test('the pictures of a game’s boxes are removed by its address', { timeout: 180_000 }, async () => {
    await call('import', 'ndjson', 'games.ndjson');
    const removed = await call('covers', 'remove', 'https://games.example.org/game/1?gameId=7');
    const allowed = await call('covers', 'allow', '1');
    const gone = await call('covers', 'remove', '999999999');
    const wrong = await call('covers', 'remove', 'Terranigma');
    const unclear = await call('covers', 'hide', '1');

    expect(removed).toEqual({
      code: 0,
      text: 'Removed: none of its 0 possible pictures is fetched again.\n',
    });
    expect(allowed).toEqual({ code: 0, text: '0 of its pictures may be fetched again.\n' });
    expect(gone).toMatchObject({ code: 1, text: 'There is no game with the number 999999999.\n' });
    expect(wrong).toMatchObject({
      code: 1,
      text: "'Terranigma' is no game: copy the address of its page.\n",
    });
    expect(unclear).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^What about which covers/) as string,
    });
  });

  test('a role is given by address, and taken back', { timeout: 180_000 }, async () => {
    const roleOf = async (email: string) => {
      const { db, close } = await openDatabase({ folder: join(env.CARTOUCHE_DATA, 'db') });
      const found = await db
        .selectFrom('profiles')
        .innerJoin('user', 'user.id', 'profiles.id')
        .select('user_type')
        .where('email', '=', email)
        .executeTakeFirst();
      await close();
      return found?.user_type;
    };
    const { db, close } = await openDatabase({ folder: join(env.CARTOUCHE_DATA, 'db') });
    await sql`insert into "user" (name, email, "emailVerified") values ('Bo', 'bo@example.com', true)`.execute(
      db,
    );
    await close();

    const given = await call('role', 'Bo@example.com', 'admin');
    const asAdmin = await roleOf('bo@example.com');
    const taken = await call('role', 'bo@example.com', 'eve@example.com', 'user');

    expect(given).toEqual({ code: 0, text: 'Bo@example.com has the role admin now.\n' });
    expect([asAdmin, await roleOf('bo@example.com')]).toEqual(['admin', 'user']);
    expect(taken).toEqual({
      code: 1,
      text: 'bo@example.com has the role user now.\nNobody has an account with the address eve@example.com.\n',
    });
  });
});
