import type { GameRow } from '@cartouche/contract/game';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { type Bring, type Search, bringer, searcher } from '../testing/searched.ts';

let product: Product;
let ana: TestUser;
let bring: Bring;
let search: Search;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  bring = bringer(product);
  search = searcher(product, ana);
  await bring(
    { title: 'Final Fantasy VII', platform_id: 7, alt_titles: ['FF7'] },
    { title: 'Super Mario Bros. 3', platform_id: 18 },
    { title: 'Grand Theft Auto: San Andreas', platform_id: 8 },
    { title: 'The Legend of Zelda: A Link to the Past', platform_id: 19 },
    { title: 'Panzer Dragoon Saga', platform_id: 32, alt_titles: ['Azel: Panzer Dragoon RPG'] },
    { title: 'Étoile Écarlate Noire', platform_id: 7 },
  );
});
afterAll(() => product.close());

test.each([
  ['ff7', 'Final Fantasy VII'],
  ['FF VII', 'Final Fantasy VII'],
  ['smb3', 'Super Mario Bros. 3'],
  ['gta san andreas', 'Grand Theft Auto: San Andreas'],
  ['alttp', 'The Legend of Zelda: A Link to the Past'],
  ['lttp', 'The Legend of Zelda: A Link to the Past'],
  ['pds', 'Panzer Dragoon Saga'],
  ['azel', 'Panzer Dragoon Saga'],
  ['een', 'Étoile Écarlate Noire'],
])('%s, as collectors call it, finds %s', async (q, title) => {
  expect(await search(q)).toMatchObject({ found: [], alike: [title] });
});

test('initials are those of a whole title, never a part of them', async () => {
  expect(await search('lttx')).toMatchObject({ found: [], alike: [] });
  expect(await search('ttp')).toMatchObject({ found: [], alike: [] });
});

test('the first letters of what a title begins with stand for it, beside other words', async () => {
  await bring(
    { title: 'Plaza Fencer Alphabet 3', alt_titles: ['Plaza Fencer Zerro 3'], platform_id: 7 },
    { title: 'Super Plaza Fencer Alphabet 3' },
    { title: 'The Plaza of Fencers 3' },
  );

  expect(await search('pf alphabet 3')).toMatchObject({ found: [], alike: ['Plaza Fencer Alphabet 3'] });
  expect((await search('pf zerro 3')).alike).toEqual(['Plaza Fencer Alphabet 3']);
  expect((await search('pf 3')).alike).toEqual([]);
});

const known = { description: 'Known.', description_fr: 'Connu.' };

test('the first of a series comes before its sequels, and before what only has the words', async () => {
  const party = Array.from({ length: 9 }, (_, index) => ({ title: `Luigi Party ${index}`, platform_id: 21 }));
  await bring(
    ...party,
    { title: 'Hotel Luigi', platform_id: 21, ...known, releases: [{ region: 'EU' }, { region: 'US' }] },
    { title: 'Super Luigi Bros.', platform_id: 18, ...known },
    { title: 'Super Luigi Bros. 2', platform_id: 18 },
    { title: 'Super Luigi Bros. Deluxe', platform_id: 22 },
    { title: 'Luigi', platform_id: 99 },
  );

  const { likely } = await search('luigi');

  expect(likely.slice(0, 2)).toEqual(['Super Luigi Bros.', 'Hotel Luigi']);
});

test('what a series is named comes before a subtitle of another, and a bundle is no sequel', async () => {
  const other = { ...known, releases: [{ region: 'EU' }, { region: 'US' }] };
  await bring(
    { title: 'Fantasy Moon III: Generations of Gloom', platform_id: 29, ...other },
    { title: 'Golvalia: Valley of Gloom', platform_id: 29, ...other },
    { title: 'Gloom', platform_id: 30, ...known },
    { title: 'Gloom 64', ...known },
    ...[3, 4, 5, 6].map((part) => ({ title: `Gloom ${part}`, platform_id: 13 })),
    { title: 'Gloom Black', ...known },
    { title: 'Gloom Black + Gloom White', platform_id: 20 },
    { title: 'Gloom Black & Gloom Grey', platform_id: 21 },
  );

  const { likely } = await search('gloom');

  expect(likely).toEqual(['Gloom', 'Gloom 64']);
});

test('of one game on several consoles, the likeliest is named once', async () => {
  const ports = [7, 8, 9, 12, 49].map((platform_id) => ({ title: 'Kikker Cup', platform_id, ...known }));
  await bring(...ports, { title: 'Kikker Cup 2' }, { title: 'Kikker Cup 3' }, { title: 'Kikker Party' });
  await bring(...[4, 5, 6].map((part) => ({ title: `Kikker Cup ${part}` })));

  const { likely, found } = await search('kikker');

  expect(found).toHaveLength(11);
  expect(likely[0]).toBe('Kikker Cup');
  expect(new Set(likely).size).toBe(likely.length);
});

test('whole words in another spelling come before parts of words', async () => {
  await bring(
    { title: 'Blasterman Xtreme', platform_id: 22, alt_titles: ['Blasterman Xtreme'], ...known },
    { title: 'Blaster Man Xtra', platform_id: 22, alt_titles: ['Blasterman Xtra'], ...known },
    { title: 'Blaster Man X', platform_id: 19 },
  );

  expect((await search('blasterman x')).alike[0]).toBe('Blaster Man X');
});

test('what is called by its initials comes before what has them as a word', async () => {
  await bring(
    { title: 'Quick Wolf Zone', platform_id: 7, ...known },
    ...[2, 3, 4, 5, 6].map((part) => ({ title: `Quick Wolf Zone ${part}`, platform_id: 8 })),
    { title: 'Advance QWZ', platform_id: 24 },
  );

  expect((await search('qwz')).likely).toEqual(['Quick Wolf Zone']);
});

test('the game that is known without its subtitle has the sequels of that name', async () => {
  await bring(
    {
      title: 'Plate Fighter Beta 3',
      platform_id: 7,
      ...known,
      releases: [{ region: 'EU' }, { region: 'US' }],
    },
    { title: 'Plate Fighter II: The Kitchen', platform_id: 19, alt_titles: ['Plate Fighter II'], ...known },
    ...['Turbo', 'Plus', 'Special', 'Movie'].map((word) => ({ title: `Plate Fighter II ${word}` })),
  );

  expect((await search('plate fighter')).likely[0]).toBe('Plate Fighter II: The Kitchen');
});

test('a number means the game of that number, not a year with that digit', async () => {
  const olympics = [2008, 2010, 2012, 2020].map((year) => ({ title: `Tonic Winter ${year}`, ...known }));
  await bring(...olympics, { title: 'Tonic the Badger 2', platform_id: 29, ...known });

  const { likely } = await search('tonic 2');

  expect(likely).toEqual(['Tonic the Badger 2']);
});

test('a word that may be an article is left out only after what has it', async () => {
  await bring(
    { title: 'Lyra: Hart Corps', platform_id: 29, ...known },
    { title: 'Crystal Harts', ...known },
    { title: 'Der Hart' },
    { title: 'Der Hart Trilogy', platform_id: 7 },
    { title: 'Ratchel & Clonk' },
  );

  expect(await search('der hart')).toMatchObject({
    found: ['Der Hart', 'Der Hart Trilogy'],
    alike: ['Lyra: Hart Corps', 'Crystal Harts'],
  });
  await bring({ title: 'Der Hart 2' });
  expect((await search('der hart')).alike).toEqual([]);
  expect(await search('ratchel and clonk')).toMatchObject({ found: [], alike: ['Ratchel & Clonk'] });
});

test('whole words come before parts of words, however well known', async () => {
  const races = [24, 48, 72, 96].map((hours) => ({ title: `Le Mons ${hours} Hours` }));
  await bring(...races, { title: 'Maniac Monsion: Day of the Tentacle', ...known });

  const { likely } = await search('le mons');

  expect(likely).toEqual(['Le Mons 24 Hours']);
});

test('another title that is the whole search comes before what only has the word', async () => {
  await bring(
    { title: 'Pocket Sun', platform_id: 37, alt_titles: ['Pocket Solane'], ...known },
    { title: 'Crusader of Senty', platform_id: 29, alt_titles: ['Solane'] },
    { title: 'Temple of Solane', platform_id: 19 },
  );

  expect(await search('solane')).toMatchObject({
    found: ['Temple of Solane'],
    likely: ['Crusader of Senty'],
  });
});

test('the word of a series is not that of a subtitle in another country', async () => {
  await bring(
    { title: 'Streets of Fury', platform_id: 29, alt_titles: ['Bare Ankle: Ikari no Takkun'], ...known },
    { title: 'Takkun Advance' },
    ...[2, 3, 4, 5].map((part) => ({ title: `Takkun ${part}`, platform_id: 7 })),
  );

  const { likely, alike } = await search('takkun');

  expect(likely).not.toContain('Streets of Fury');
  expect(alike).toContain('Streets of Fury');
});

test('as one word or as two, a game is as likely', async () => {
  await bring(
    { title: 'Blistar Force 2: First BlistarMan', platform_id: 20, ...known },
    { title: 'Blistar Man 2', platform_id: 18, ...known },
  );

  expect(await search('blistarman 2')).toMatchObject({
    found: ['Blistar Force 2: First BlistarMan'],
    likely: ['Blistar Man 2'],
  });
});

const everywhere = [{ region: 'EU' }, { region: 'US' }, { region: 'JP' }];

test('of games of one title, that of the first console comes before its later ports', async () => {
  await bring(
    { title: 'Krono Tricker', platform_id: 20, ...known, releases: everywhere },
    { title: 'Krono Tricker', platform_id: 58 },
    { title: 'Krono Tricker', platform_id: 19, ...known },
  );
  const years: [number, string][] = [
    [20, '2008-11-25'],
    [58, '1995-03-11'],
    [19, '1995-08-22'],
  ];
  for (const [platform, day] of years) await release('Krono Tricker', platform, day);

  expect(await platformsOf('krono tricker', 'found')).toEqual([19, 20, 58]);
  expect(await platformsOf('krono triker', 'alike')).toEqual([19, 20, 58]);
  await bring(...[2, 3, 4].map((part) => ({ title: `Krono Tricker ${part}` })));
  expect(await platformsOf('krono tricker', 'likely')).toEqual([19]);
});

test('a whole title with a letter left out leads to that title first', async () => {
  await bring(
    { title: 'Pervect Dusk', ...known },
    { title: 'Pervect Dusk Zero', platform_id: 49, ...known, releases: everywhere },
  );

  expect((await search('pervct dusk')).alike[0]).toBe('Pervect Dusk');
});

test('a rating that a stand-in makes up says nothing of what is meant', async () => {
  await bring({ title: 'Ratid Quast' }, { title: 'Quast Ratid' });
  const rate = async (title: string, source: string, rating: number) =>
    await sql`update game_details set rating = ${rating}, rating_count = 900,
      fact_sources = jsonb_build_object('rating', ${source}::text)
      where game_id = (select game_id from games_igdb where title = ${title})`.execute(product.ctx.db);

  await rate('Ratid Quast', 'IGDB sample data', 99);
  expect((await search('quastt')).alike).toEqual(['Quast Ratid', 'Ratid Quast']);
  await rate('Ratid Quast', 'IGDB', 98);
  expect((await search('quastt')).alike).toEqual(['Ratid Quast', 'Quast Ratid']);
});

async function release(title: string, platform_id: number, release_date: string) {
  await product.ctx.db
    .updateTable('games_igdb')
    .set({ release_date })
    .where('title', '=', title)
    .where('platform_id', '=', platform_id)
    .execute();
}

async function platformsOf(q: string, part: 'found' | 'likely' | 'alike'): Promise<number[]> {
  const { body } = await product.as(ana, 'catalogue.search', { q });
  return (body as Record<typeof part, GameRow[]>)[part].map(({ platform_id }) => platform_id); // as: the contract's output
}
