import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, expect, test } from 'vitest';

import { findFiles } from './files/lines.ts';
import { readNdjson } from './ndjson.ts';
import { folder, readAll, save } from './testing/reading.ts';

afterAll(() => rmSync(folder, { recursive: true }));

const row = (facts: object) => JSON.stringify({ title: 'F-Zero', platform_igdb_id: 19, ...facts });

test('our own format is read with a byte order mark, Windows line ends and gzip', async () => {
  const text = `\uFEFF{"meta":true}\r\n${row({ first_release_date: '1990-11-21' })}\r\n\r\n${row({ title: 'Gradius III' })}`;

  for (const file of [save('ours.ndjson', text), save('ours.ndjson.GZ', gzipSync(text))]) {
    const { games, problems } = await readAll(readNdjson, file);

    expect(games.map(({ title, release_date }) => [title, release_date])).toEqual([
      ['F-Zero', '1990-11-21'],
      ['Gradius III', null],
    ]);
    expect(problems).toEqual([]);
  }
});

test('every field of our own format is kept', async () => {
  const file = save(
    'all.ndjson',
    row({
      alt_titles: ['エフゼロ'],
      first_release_date: '1990-11-21',
      publisher: 'Nintendo',
      developer: 'Nintendo EAD',
      genres: ['Racing'],
      description: 'Hover cars.\nVery fast.',
      description_fr: 'Des bolides.\nTrès rapides.',
      releases: [
        {
          region: 'JP',
          title: 'エフゼロ',
          date: '1990-11-21',
          publisher: null,
          serial: 'SHVC-FZ',
          label: 'F-Zero (Japan)',
          date_precision: 'day',
        },
      ],
      barcode: '4902370501704',
      igdb_id: null,
      rating: 83.5,
      rating_count: 120,
      url: 'https://example.com/games/f-zero',
      cover: 'co1x2y',
      screenshots: ['sc1', 'sc2', 'sc3'],
      source_id: 'fzero',
      licence: 'CC-BY-4.0',
    }),
  );

  const { games } = await readAll(readNdjson, file);

  expect(games).toEqual([
    {
      platform_id: 19,
      title: 'F-Zero',
      alt_titles: ['エフゼロ'],
      release_date: '1990-11-21',
      publisher: 'Nintendo',
      developer: 'Nintendo EAD',
      genres: ['Racing'],
      description: 'Hover cars.\nVery fast.',
      description_fr: 'Des bolides.\nTrès rapides.',
      releases: [
        { region: 'JP', title: 'エフゼロ', date: '1990-11-21', serial: 'SHVC-FZ', label: 'F-Zero (Japan)' },
      ],
      barcode: '4902370501704',
      igdb_id: null,
      rating: 83.5,
      rating_count: 120,
      url: 'https://example.com/games/f-zero',
      cover: 'co1x2y',
      screenshots: ['sc1', 'sc2'],
      source_key: '19/fzero',
      source: 'Import',
      licence: 'CC-BY-4.0',
    },
  ]);
});

test('rows that name no source are said by whoever imports them, and never by the starter catalogue', async () => {
  const rows = [row({}), row({ licence: '' }), row({ licence: 'CC-BY-4.0' }), row({ source: 'My list' })];
  const file = save('own.ndjson', rows.join('\n'));

  const { games } = await readAll(readNdjson, file);

  expect(games.map(({ source, licence }) => [source, licence])).toEqual([
    ['Import', ''],
    ['Import', ''],
    ['Import', 'CC-BY-4.0'],
    ['My list', ''],
  ]);
});

test('a row that says only its licence is of the source under it that the file names, and of no other', async () => {
  const meta = { meta: true, sources: ['GameDataBase © 2024 by PigSaint, CC BY 4.0, commit 124e67c'] };
  const rows = [row({ licence: 'CC-BY-4.0' }), row({ licence: 'CC-BY-SA-4.0' })];
  const file = save('named.ndjson', [JSON.stringify(meta), ...rows].join('\n'));

  const { games } = await readAll(readNdjson, file);

  expect(games.map(({ source, licence }) => [source, licence])).toEqual([
    ['GameDataBase', 'CC-BY-4.0'],
    ['Import', 'CC-BY-SA-4.0'],
  ]);
});

test('facts that no screen could show are dropped', async () => {
  const file = save(
    'wrong.ndjson',
    row({ rating: 101, rating_count: -1, url: 'javascript:alert(1)', cover: '../co1', screenshots: ['a/b'] }),
  );

  const { games, dropped } = await readAll(readNdjson, file);

  expect(dropped).toHaveLength(5);
  expect(games).toMatchObject([
    { title: 'F-Zero', rating: null, rating_count: null, url: null, cover: null, screenshots: [] },
  ]);
});

test('a platform may be given by name, or for the whole file', async () => {
  const file = save(
    'named.ndjson',
    '{"title":"F-Zero","platform":"Super Nintendo Entertainment System"}\n{"title":"Wave Race 64"}',
  );

  const { games } = await readAll(readNdjson, file, { platformId: 4 });

  expect(games.map(({ platform_id }) => platform_id)).toEqual([19, 4]);
});

test('marks of the direction of writing, which nobody sees, are not part of a name', async () => {
  const file = save('marks.ndjson', row({ title: 'Fever', publisher: 'TEN\u200F\u200E' }));

  const { games, dropped } = await readAll(readNdjson, file);

  expect(games).toMatchObject([{ publisher: 'TEN' }]);
  expect(dropped).toEqual([]);
});

test.each([
  ['{"title":', /^1 This is not a JSON object/],
  ['[1]', /^1 This is not a JSON object/],
  ['null', /^1 This is not a JSON object/],
  ['{"platform_igdb_id":19}', /^1 title is missing: every game needs one/],
  [row({ title: '   ' }), /^1 title is missing/],
  [row({ title: '!!!' }), /^1 title '!!!' has characters that no search can find/],
  [row({ title: 'x'.repeat(251) }), /^1 title 'x{40}…' has more than 250 characters: shorten it/],
  [row({ title: '\uFDFA'.repeat(250) }), /^1 title .* has characters that no search can find/],
  [row({ title: 'F-Zero\u001B[2J' }), /^1 title .* holds control characters/],
  [row({ title: 'F-\uD800Zero' }), /^1 title .* holds control characters or broken text/],
  [
    row({ title: 'F-Zero', platform_igdb_id: 'SNES', publisher: 5 }),
    /^1 platform_id 'SNES' is not an id: name the platform by its id\.$/,
  ],
  [row({ licence: 7 }), /^1 licence 7 is not text/],
  ['{"title":"F-Zero"}', /^1 platform_id is missing/],
  [`{"title":"${'x'.repeat(300_000)}"}`, /^1 The line has more than 262144 characters: split it/],
])('a row that is not a game is reported with what to do: %.60s', async (text, problem) => {
  const { games, problems, dropped } = await readAll(readNdjson, save('bad.ndjson', `${text}\n${row({})}`));

  expect(problems).toEqual([expect.stringMatching(problem)]);
  expect(games).toHaveLength(1);
  expect(dropped).toEqual([]);
});

test.each<[object, RegExp, object]>([
  [
    { first_release_date: '1990-13-45' },
    /^1 release_date '1990-13-45' is not a date: write YYYY, YYYY-MM or YYYY-MM-DD\.$/,
    { release_date: null },
  ],
  [{ first_release_date: 1990 }, /^1 release_date 1990 is not text/, { release_date: null }],
  [
    { releases: [{ region: 'JP' }, { region: 'US', date: '1990-02-30' }] },
    /^1 releases\.1\.date '1990-02-30' is not a date/,
    { releases: [{ region: 'JP' }, { region: 'US' }] },
  ],
  [
    { releases: [{ region: 'Japan', serial: 'SHVC-FZ' }] },
    /^1 releases\.0\.region 'Japan' is not a region/,
    { releases: [{ serial: 'SHVC-FZ' }] },
  ],
  [
    { releases: ['JP', { region: 'US' }] },
    /^1 releases\.0 'JP' is not a release/,
    { releases: [{ region: 'US' }] },
  ],
  [{ publisher: 5 }, /^1 publisher 5 is not text/, { publisher: null }],
  [{ description: 'a\u0000b' }, /^1 description .* holds control characters/, { description: null }],
  [{ barcode: '123' }, /^1 barcode '123' is not a barcode: write its 8 to 14 digits/, { barcode: null }],
  [{ igdb_id: -1 }, /^1 igdb_id -1 is not an id: write a whole number/, { igdb_id: null }],
  [{ genres: 'Racing' }, /^1 genres 'Racing' is not a list/, { genres: [] }],
  [{ genres: ['Racing', 7] }, /^1 genres\.1 7 is not text/, { genres: ['Racing'] }],
  [{ alt_titles: ['エフゼロ', ''] }, /^1 alt_titles\.1 is blank/, { alt_titles: ['エフゼロ'] }],
  [
    { alt_titles: Array.from({ length: 201 }, (_, i) => `${i}`) },
    /^1 alt_titles has more than 200 entries/,
    { alt_titles: [] },
  ],
])('a wrong fact is dropped with a message, and its game kept: %j', async (facts, line, kept) => {
  const { games, problems, dropped } = await readAll(
    readNdjson,
    save('facts.ndjson', row({ developer: 'Nintendo EAD', ...facts })),
  );

  expect(problems).toEqual([]);
  expect(dropped).toEqual([expect.stringMatching(line)]);
  expect(games).toMatchObject([{ title: 'F-Zero', developer: 'Nintendo EAD', ...kept }]);
});

test('several wrong facts of one game are dropped together', async () => {
  const releases = [{ date: 'soon' }, 5, { region: 'JP', date: '1990' }, 6, { region: 'US', serial: 1 }];
  const file = save('several.ndjson', row({ first_release_date: 'soon', barcode: 'x', releases }));

  const { games, dropped } = await readAll(readNdjson, file);

  expect(dropped).toHaveLength(6);
  expect(games).toMatchObject([
    { release_date: null, barcode: null, releases: [{}, { region: 'JP', date: '1990' }, { region: 'US' }] },
  ]);
});

test('a truncated or missing file is reported, after what could be read', async () => {
  const whole = gzipSync(`${row({})}\n${row({ title: 'Gradius III' })}\n${'x'.repeat(50_000)}`);
  const cut = await readAll(readNdjson, save('cut.ndjson.gz', whole.subarray(0, whole.length - 20)));
  const none = await readAll(readNdjson, join(folder, 'none.ndjson'));
  const plain = await readAll(readNdjson, save('plain.ndjson.gz', row({})));

  expect(cut.games.length).toBeGreaterThan(0);
  expect(cut.problems.at(-1)).toMatch(/cannot be read any further: it is not a whole gzip file/);
  expect(none.problems).toEqual(['1 The file cannot be read any further: there is no such file.']);
  expect(plain.problems).toEqual(['1 The file cannot be read any further: it is not a whole gzip file.']);
});

test('a folder stands for its files with the right ending, and links in it are not followed', async () => {
  const inside = join(folder, 'inside');
  mkdirSync(join(inside, 'deeper.dat'), { recursive: true });
  for (const name of ['b.dat', 'a.DAT.gz', 'readme.md']) writeFileSync(join(inside, name), '');
  symlinkSync('/etc/passwd', join(inside, 'link.dat'));

  const files = await findFiles([inside, join(folder, 'ours.ndjson')], ['.dat']);

  expect(files).toEqual([join(inside, 'a.DAT.gz'), join(inside, 'b.dat'), join(folder, 'ours.ndjson')]);
});
