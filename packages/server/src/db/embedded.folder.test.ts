import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { putDatabase } from '../testing/database.ts';
import { openEmbedded } from './embedded.ts';

const parent = mkdtempSync(join(tmpdir(), 'cartouche-folder-'));
const whole = join(parent, 'db');
beforeAll(async () => {
  await putDatabase(parent);
  await (await openEmbedded({ folder: whole })).close();
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** A copy of an intact folder after an accident. */
function folderAfter(name: string, accident: (folder: string) => void): string {
  const folder = join(parent, name);
  cpSync(whole, folder, { recursive: true });
  accident(folder);
  return folder;
}

/** Every file with its time of writing and its size. */
function snapshotOf(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { mtimeMs, size } = statSync(join(folder, name));
    return [name, mtimeMs, size];
  });
}

test.each<[string, (folder: string) => void, RegExp]>([
  [
    'a folder that lost its PG_VERSION',
    (folder) => rmSync(join(folder, 'PG_VERSION')),
    /is neither empty nor a whole database: .* Restore the data folder from a backup, or set CARTOUCHE_DATA/,
  ],
  [
    "somebody's own folder",
    (folder) => {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      writeFileSync(join(folder, 'letter.txt'), 'Dear Ana,');
    },
    /is neither empty nor a whole database/,
  ],
  [
    'the folder of another PostgreSQL',
    (folder) => writeFileSync(join(folder, 'PG_VERSION'), '17\n'),
    /is a database of PostgreSQL 17, not 18\. This is Cartouche .*cli -- dump FILE` with the Cartouche that wrote it, then/,
  ],
])('%s is refused with what to do, and left unchanged', async (name, accident, sentence) => {
  const folder = folderAfter(name, accident);
  const before = snapshotOf(folder);

  const opening = openEmbedded({ folder });

  await expect(opening).rejects.toThrow(sentence);
  expect(snapshotOf(folder)).toEqual(before);
});

test('the folder of an incompatible PGlite is refused, naming what can still read it', async () => {
  const folder = folderAfter('older', (path) => {
    const control = join(path, 'global/pg_control');
    const bytes = readFileSync(control);
    bytes.writeUInt32LE(1799, 8); // pg_control_version, which PostgreSQL checks first
    writeFileSync(control, bytes);
    writeFileSync(`${path}.version`, 'Cartouche 0.0.9 with PGlite 0.4.1\n');
  });
  const before = snapshotOf(folder);

  await expect(openEmbedded({ folder })).rejects.toThrow(
    /incompatible with server.* `npm run cli -- dump FILE` with the one that wrote it, Cartouche 0\.0\.9 with PGlite 0\.4\.1, then/,
  );

  expect(snapshotOf(folder)).toEqual(before);
  expect(readFileSync(`${folder}.version`, 'utf8')).toBe('Cartouche 0.0.9 with PGlite 0.4.1\n');
});

test('a note beside a folder says which version opened it', () => {
  expect(readFileSync(`${whole}.version`, 'utf8')).toMatch(
    /^Cartouche \d+\.\d+\.\d+ with PGlite \d+\.\d+\.\d+\n$/,
  );
});

test.each<[string, string, RegExp]>([
  ['the log is gone', 'pg_wal', /could not locate|does not exist|No such file/],
  ['the control file is gone', 'global/pg_control', /could not open file "global\/pg_control"/],
])('when %s, the error says why and what to do, and the folder is released', async (name, lost, words) => {
  const folder = folderAfter(name, (path) => rmSync(join(path, lost), { recursive: true }));
  const deaths: Error[] = [];

  for (const _attempt of ['first', 'second']) {
    const opening = openEmbedded({ folder }, (reason) => void deaths.push(reason));
    await expect(opening).rejects.toThrow(words);
    await expect(opening).rejects.toThrow(/Restore the data folder from a backup, or set CARTOUCHE_DATA/);
  }
  expect(deaths).toEqual([]);
});
