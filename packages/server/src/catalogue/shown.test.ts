import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { type Bring, bringer } from '../testing/searched.ts';

let product: Product;
let ana: TestUser;
let bring: Bring;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  bring = bringer(product);
});
afterAll(() => product.close());

async function shown(title: string) {
  const games = product.ctx.db.selectFrom('games_igdb').select('game_id').where('title', '=', title);
  const { game_id: gameId } = await games.executeTakeFirstOrThrow();
  const { body } = await product.as(ana, 'catalogue.game', { gameId });
  return body as { alt_titles: string[]; releases: { region: string; serial: string | null }[] }; // as: the contract's output
}

test('the discs of one box are one release with all their serials', async () => {
  const serials: [string, string][] = [
    ['JP', 'SCPS-45317'],
    ['AS', 'SCPS-45317'],
    ['JP', 'SCPS-45318'],
    ['AS', 'SCPS-45318'],
    ['JP', 'SLPM-86111'],
    ['EU', 'SLES-11370'],
    ['EU', 'SLES-01370'],
    ['FR', 'SLES-01506'],
  ];
  const releases = serials.map(([region, serial]) => ({ region, serial }));
  await bring({ title: 'Steel Gear Solid', platform_id: 7, releases });

  const { releases: listed } = await shown('Steel Gear Solid');

  expect(listed.map(({ region, serial }) => `${region} ${serial}`)).toEqual([
    'JP SCPS-45317, SCPS-45318',
    'JP SLPM-86111',
    'AS SCPS-45317, SCPS-45318',
    'EU SLES-01370, SLES-11370',
    'FR SLES-01506',
  ]);
});

test('the discs of an American box are one release, however far their serials; a later edition is another', async () => {
  const serials = ['SLUS-00776', 'SLUS-00594', 'SLUS-01058', 'SCUS-94776'];
  const releases = serials.map((serial) => ({ region: 'US', serial }));
  await bring({ title: 'Silver Star Solid', platform_id: 7, releases });

  const { releases: listed } = await shown('Silver Star Solid');

  expect(listed.map(({ serial }) => serial)).toEqual(['SCUS-94776', 'SLUS-00594, SLUS-00776', 'SLUS-01058']);
});

test('all discs of a European box are one release, also where another source knows the first', async () => {
  const serials = ['SCES-00867', 'SCES-10867', 'SCES-20867', 'SCES-30867', 'SCES-40867', 'SLES-50867'];
  const releases = serials.map((serial, index) => ({
    region: 'EU',
    serial,
    source: index === 0 ? 'Cartouche, libretro-database' : 'libretro-database',
  }));
  await bring({ title: 'Last Odyssey', platform_id: 7, releases });

  const { releases: listed } = await shown('Last Odyssey');

  expect(listed.map(({ serial }) => serial)).toEqual([serials.slice(0, 5).join(', '), 'SLES-50867']);
});

test('languages of Europe, editions and cartridges whose serials follow each other stay releases', async () => {
  const releases = [
    { region: 'EU', serial: 'SLES-02529' },
    { region: 'EU', serial: 'SLES-02530' },
    { region: 'JP', serial: 'SLPS-01230', title: 'Vagrant Tale' },
    { region: 'JP', serial: 'SLPS-01231', title: 'Vagrant Tale: Limited Edition' },
    { region: 'JP', serial: 'SLPS-25409' }, // of the PlayStation 2
    { region: 'JP', serial: 'SLPS-25410' },
    { region: 'US', serial: 'NUS-00001' },
    { region: 'US', serial: 'NUS-00002' },
  ];
  await bring({ title: 'Vagrant Tale', platform_id: 7, releases });

  expect((await shown('Vagrant Tale')).releases).toHaveLength(releases.length);
});

test('another title is shown once, whatever its signs and long vowels', async () => {
  await bring({
    title: 'Pocket Blue Version',
    platform_id: 22,
    alt_titles: [
      'Pocket: Blue Version',
      'Fushigi no Kinomi - Daichi no Shō',
      'Fushigi no Kinomi: Daichi no Shou',
      'Pocket Blau',
    ],
  });

  const { alt_titles } = await shown('Pocket Blue Version');

  expect(alt_titles).toEqual(['Fushigi no Kinomi - Daichi no Shō', 'Pocket Blau']);
});

test('a game tells its releases, by region and date, without what its sources do not know', async () => {
  const releases = [
    { region: 'JP', date: '1999', serial: 'B' },
    { region: 'EU', title: 'On the box', source: 'IGDB', unknown: 1 },
    { region: 'JP', date: '1998-02', serial: 'A' },
  ];
  await bring({ title: 'Released', releases: releases as Record<string, string>[] });

  const { releases: listed } = await shown('Released');

  const nothing = { date: null, title: null, serial: null, barcode: null, publisher: null, source: null };
  expect(listed).toEqual([
    { ...nothing, region: 'JP', date: '1998-02', serial: 'A' },
    { ...nothing, region: 'JP', date: '1999', serial: 'B' },
    { ...nothing, region: 'EU', title: 'On the box', source: 'IGDB' },
  ]);
});
