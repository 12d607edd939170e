import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';
import { type Bring, type Search, bringer, searcher } from '../testing/searched.ts';

let product: Product;
let bring: Bring;
let search: Search;
beforeAll(async () => {
  product = await startProduct();
  bring = bringer(product);
  search = searcher(product, await product.user('ana'));
});
afterAll(() => product.close());

const known = { description: 'Known.', description_fr: 'Connu.' };

test('of many results the likeliest are named first, and a cheat disc never is', async () => {
  const ports = Array.from({ length: 12 }, (_, index) => ({
    title: `Wario Party ${index + 1}`,
    platform_id: 21,
  }));
  await bring(
    ...ports,
    {
      title: 'Action Replay for Wario',
      platform_id: 21,
      description: 'Cheats.',
      releases: [{ region: 'EU' }],
    },
    {
      title: 'Super Wario World',
      platform_id: 19,
      description: 'The best known.',
      description_fr: 'Le plus connu.',
      releases: [{ region: 'EU' }, { region: 'US' }],
    },
  );

  const { found, likely } = await search('wario');

  expect(found).toHaveLength(14);
  expect(found[0]).toBe('Action Replay for Wario');
  expect(likely[0]).toBe('Super Wario World');
  expect(likely).not.toContain('Action Replay for Wario');
  expect((await search('wario', { offset: 96 })).likely).toEqual([]);
});

test('of a few results the likeliest is named where another is the first by title', async () => {
  await bring(
    { title: 'Action Replay Ultimate Codes for Use with Twilit Duchess' },
    { title: 'The Legend of Selda: Twilit Duchess', ...known },
    { title: 'Selda Kart: Dabble Dosh', ...known },
    { title: 'Selda Kart: Dabble Dosh Extra' },
  );

  expect(await search('twilit duchess')).toMatchObject({
    found: [
      'Action Replay Ultimate Codes for Use with Twilit Duchess',
      'The Legend of Selda: Twilit Duchess',
    ],
    likely: ['The Legend of Selda: Twilit Duchess'],
  });
  expect((await search('dabble dosh')).likely).toEqual([]);
});

test('what only has parts of the words, and is not known, is never among the likeliest', async () => {
  await bring({ title: 'Puzzorldama 2' }, { title: 'Taisen Puzzorldama', releases: [{ region: 'JP' }] });
  const { found, likely } = await search('zorld');

  expect(found).toEqual(['Puzzorldama 2', 'Taisen Puzzorldama']);
  expect(likely).toEqual([]);
});

test('what is called as typed comes before its sequels, and before what has that in another title', async () => {
  const best = { ...known, releases: [{ region: 'EU' }, { region: 'US' }] };
  await bring(
    ...[1, 2, 3].map((platform_id) => ({ title: 'Overrun', platform_id })),
    { title: 'Overrun 2', ...best },
    { title: 'Overrun III: The Road', ...best },
    { title: 'Project Hiro 2: Portable Edition', ...best },
    { title: 'Fatal Shutter', alt_titles: ['Project Hiro'] },
    { title: 'Coach: Be the Wheelsman' },
    { title: 'Coachman', alt_titles: ['Coachman: You Are the Wheelsman'], ...best },
    { title: 'Wheelsman' },
  );

  expect((await search('overrun')).likely).toEqual(['Overrun']);
  expect((await search('project hiro')).likely).toEqual(['Fatal Shutter']);
  expect((await search('wheelsman')).likely).toEqual(['Wheelsman']);
});

test('initials mean the series that has the most games first', async () => {
  const best = { ...known, releases: [{ region: 'EU' }, { region: 'US' }] };
  await bring(
    { title: 'Quilting Farce II', ...best },
    { title: 'Quick Fencer II: The World Warden', alt_titles: ['Quick Fencer II'], ...known },
    ...[1, 2, 3].map((number) => ({ title: `Quick Fencer II Turbo ${number}` })),
  );

  const { alike } = await search('qf2');

  expect(alike.slice(0, 2)).toEqual(['Quick Fencer II: The World Warden', 'Quilting Farce II']);
  expect((await search('qf2', { offset: 1 })).alike).toEqual(alike.slice(1));
});

test('a title that begins with the words comes before one that has them elsewhere', async () => {
  const best = { ...known, releases: [{ region: 'EU' }, { region: 'US' }] };
  await bring({ title: 'Murky Ashes: The Lost Goul', ...best }, { title: 'Murky Gouls', ...known });

  expect((await search('murky goul')).likely[0]).toBe('Murky Gouls');
});

test('of what has the words with another letter, the first of a series comes before what is known as well', async () => {
  const best = { ...known, releases: [{ region: 'EU' }, { region: 'US' }] };
  await bring(
    { title: 'Cassolvania & Knuckles', ...best },
    { title: 'Cassolvania', ...known },
    ...[2, 3, 4].map((number) => ({ title: `Cassolvania ${number}` })),
  );

  expect((await search('casolvannia')).alike[0]).toBe('Cassolvania');
});

test('the whole of a title in several words, or a subtitle, means that game', async () => {
  const best = { ...known, releases: [{ region: 'EU' }, { region: 'US' }] };
  await bring(
    { title: 'Vario’s Tennis', ...best },
    { title: 'Vario Tennis' },
    { title: 'Vermilion Alarm' },
    { title: 'Command: Vermilion Alarm', ...best },
    { title: 'Tiny Man IV', ...best },
    { title: 'Tiny Man 4' },
    { title: 'Ein Mann', alt_titles: ['Old Hero Tale'], ...best },
    { title: 'Old Hero Tale' },
  );

  expect((await search('vario tennis')).likely).toEqual(['Vario Tennis']);
  expect((await search('vermilion alarm')).found[0]).toBe('Command: Vermilion Alarm');
  expect((await search('vermilion alarm')).likely).toEqual([]);
  expect((await search('tiny man 4')).alike).toEqual(['Tiny Man IV']);
  expect((await search('old hero tale')).likely).toEqual([]);
});

test('a title in Japanese script means first of all the game of the Japanese console', async () => {
  const alt_titles = ['ロボットマン'];
  await bring(
    { title: 'Huge Man', platform_id: 19, alt_titles, ...known },
    { title: 'Robottoman', platform_id: 58, alt_titles },
  );

  expect((await search('ロボットマン')).alike).toEqual(['Robottoman', 'Huge Man']);
});
