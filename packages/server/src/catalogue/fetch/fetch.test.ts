import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { readSourceStates } from '../import/sourceStates.ts';
import { type Fetching, n64, playStation, startFetching } from './testing/fetching.ts';
import { dat } from './testing/projects.ts';

let it: Fetching;
beforeAll(async () => {
  it = await startFetching();
}, 180_000);
afterAll(() => it.close());
beforeEach(() => it.reset());

test('both catalogues are fetched, joined and imported, and it is noted which versions they are', async () => {
  const { summary } = await it.fetch();

  const states = await readSourceStates(it.product.ctx);
  expect(summary).toMatchObject({ read: 3, skippedTotal: 0, droppedTotal: 0 });
  expect(await it.find('Kappa Quest')).toMatchObject({
    platform_id: 4,
    release_date: '1997-03-01',
    developer: 'Maker',
    releases: [
      { region: 'JP', date: '1997-03-01', title: 'Kappa no Tabi' },
      { region: 'US', title: 'Kappa Quest', serial: 'NKQE', label: 'Kappa Quest (USA)' },
    ],
    source: 'GameDataBase',
    licence: 'CC-BY-4.0 AND CC-BY-SA-4.0',
  });
  expect(await it.find('Otter Golf')).toMatchObject({ publisher: 'Otters', source: 'libretro-database' });
  expect(await it.find('The Heron')).toMatchObject({
    developer: 'Waders',
    releases: [{ region: 'EU', serial: 'SLES-90001', label: 'Heron, The (Europe) (Disc 1)' }],
    licence: 'CC-BY-SA-4.0',
  });
  expect(states).toMatchObject([
    { source: 'GameDataBase', revision: it.newest(), licence: 'CC-BY-4.0', games: 1 },
    { source: 'libretro-database', revision: it.newest(), licence: 'CC-BY-SA-4.0', games: 2 },
  ]);
});

test('asked again, it says that nothing is new, and downloads nothing', async () => {
  await it.fetch();
  it.projects.asked.length = 0;

  const { summary, error } = await it.fetch();

  expect({ summary, error }).toEqual({ summary: undefined, error: '' });
  expect(it.projects.asked).toHaveLength(2);
  expect(it.projects.asked.every((url) => url.endsWith('/info/refs?service=git-upload-pack'))).toBe(true);
});

test('of a new version only the files that have changed come over the network, and only changed games are written', async () => {
  await it.fetch();
  it.commit();
  const sent: number[] = [];
  it.projects.answer('/metadat/', (request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace(/^\/libretro\/[0-9a-f]{40}\//, '');
    const isSame = request.headers['if-none-match'] !== undefined && path !== playStation;
    sent.push(isSame ? 304 : 200);
    if (isSame) response.writeHead(304).end();
    else if (!it.projects.dats.has(path)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(it.projects.dats.get(path));
  });

  const { summary } = await it.fetch();

  expect(sent.filter((status) => status === 304)).toHaveLength(3);
  expect(summary).toMatchObject({ read: 3, added: 0, updated: 0, unchanged: 3 });
  expect(await readSourceStates(it.product.ctx)).toMatchObject([
    { revision: it.newest() },
    { revision: it.newest() },
  ]);
});

test('not more than two files are asked for at once', async () => {
  let open = 0;
  let most = 0;
  it.projects.answer('/libretro/', (_request, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.writeHead(404).end();
    }, 2);
  });

  await it.fetch();

  expect(most).toBe(2);
});

test('a file that was damaged since is downloaded again', async () => {
  await it.fetch();
  writeFileSync(join(it.folder, 'libretro', n64), 'clrmamepro (');
  writeFileSync(join(it.folder, 'gamedatabase', 'state.json'), '{"files": 7');
  it.projects.asked.length = 0;

  const { summary } = await it.fetch(true);

  expect(summary).toMatchObject({ read: 3, unchanged: 3 });
  expect(
    it.projects.asked.filter((url) => [...it.projects.dats.keys()].some((name) => url.endsWith(name))),
  ).toHaveLength(1);
  expect(it.projects.asked.filter((url) => url.startsWith('/gamedatabase/'))).toHaveLength(1);
});

test('a catalogue that has lost a tenth of its games is not imported, unless one says so', async () => {
  const rows = Array.from({ length: 20 }, (_, i) => `\tname "Lake ${i} (USA)"\n\trom ( name "l" crc F${i} )`);
  it.projects.dats.set(playStation, dat('Sony - PlayStation', rows));
  await it.fetch();
  const before = it.newest();
  it.commit();
  it.projects.dats.set(playStation, dat('Sony - PlayStation', rows.slice(0, 17)));

  const refused = await it.fetch();
  const states = await readSourceStates(it.product.ctx);
  const { summary } = await it.fetch(true);

  expect(refused.error).toMatch(
    /^libretro-database had 21 games and now has 18\. Nothing was imported\..*--anyway/,
  );
  expect(states).toMatchObject([{ revision: before }, { revision: before }]);
  expect(summary).toMatchObject({ read: 19 });
  expect(await it.find('Lake 19')).toBeDefined();
});

test('an address where nothing is says so and costs nothing: with the right one it goes on', async () => {
  await it.fetch();
  it.commit();
  it.projects.answer('/libretro/', (_request, response) => response.writeHead(404).end());

  const wrong = await it.fetch();
  it.projects.behave();
  const { summary, missing } = await it.fetch();

  expect(wrong.error).toMatch(/has nothing at \/libretro\/[0-9a-f]{40}: has the project moved\? CATALOGUE_…/);
  expect(summary).toMatchObject({ read: 3, unchanged: 3 });
  expect(missing.flatMap(({ names }) => names)).not.toContain(n64);
});

test('a file that was not found for a while is asked for again by whoever wants it', async () => {
  it.projects.answer(playStation, (_request, response) => response.writeHead(404).end());
  const first = await it.fetch();
  it.projects.behave();

  const { summary, missing } = await it.fetch(true);

  expect(first.missing.flatMap(({ names }) => names)).toContain(playStation);
  expect(summary).toMatchObject({ read: 3 });
  expect(missing.flatMap(({ names }) => names)).not.toContain(playStation);
});

test('an archive without any of the files is none of the catalogue', async () => {
  it.projects.csv.clear();

  const { error } = await it.fetch();

  expect(error).toMatch(/cannot be used: It has none of the files that we need\./);
});

test('what a catalogue lacks is named, of how many files, also when nothing is new', async () => {
  const known = [...it.projects.dats.keys()];

  const { missing } = await it.fetch();
  const again = await it.fetch();

  const [gamedatabase, libretro] = missing;
  expect(gamedatabase).toMatchObject({ source: 'GameDataBase', of: 23 });
  expect(gamedatabase?.names).toHaveLength(22);
  expect(libretro?.source).toBe('libretro-database');
  expect(libretro?.names).toHaveLength((libretro?.of ?? 0) - known.length);
  expect(libretro?.names).not.toEqual(expect.arrayContaining([known[0]]));
  expect(again).toMatchObject({ summary: undefined, missing });
});
