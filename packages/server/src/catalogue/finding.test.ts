import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { type Bring, type Search, type Titled, bringer, searcher, titlesOf } from '../testing/searched.ts';

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
    {
      title: 'Castlevania: Symphony of the Night',
      platform_id: 7,
      releases: [{ region: 'EU', serial: 'SLES-00524' }],
    },
    { title: 'Akumajō Dracula X', alt_titles: ['悪魔城ドラキュラＸ'], platform_id: 58 },
    { title: 'The Legend of Zelda: Ocarina of Time', releases: [{ region: 'EU', serial: 'NUS-NZLP-EUR' }] },
    { title: 'Star Fox', platform_id: 19 },
    { title: 'SimCity', platform_id: 19 },
    { title: 'F-Zero', platform_id: 19 },
    { title: 'Assassin’s Creed', platform_id: 9 },
    { title: 'Final Fantasy VII', platform_id: 7, alt_titles: ['FF7'] },
    { title: 'Ratchet & Clank', platform_id: 8 },
    { title: 'Доктор Марио', platform_id: 99 },
    { title: '1942', platform_id: 99 },
    { title: 'Sonic Adventure', platform_id: 23, releases: [{ region: 'EU', serial: 'MK-51064-50' }] },
    { title: 'Golden Sun', platform_id: 24, releases: [{ region: 'US', serial: 'AGSE' }] },
    { title: 'Advance Guardian', platform_id: 20, releases: [{ region: 'US', serial: 'AGSE' }] },
    { title: 'Super Metroid', platform_id: 19, releases: [{ region: 'EU', barcode: '0045496330187' }] },
  );
});
afterAll(() => product.close());

test.each([
  ['SLES-00524', 'Castlevania: Symphony of the Night'],
  ['sles 00524', 'Castlevania: Symphony of the Night'],
  ['SLES_005.24', 'Castlevania: Symphony of the Night'],
  ['sles00524', 'Castlevania: Symphony of the Night'],
  ['NUS-NZLP-EUR', 'The Legend of Zelda: Ocarina of Time'],
  ['nus-nzlp', 'The Legend of Zelda: Ocarina of Time'],
  ['MK-51064', 'Sonic Adventure'],
  ['0045496330187', 'Super Metroid'],
  ['45496330187', 'Super Metroid'],
  ['0 045496 330187', 'Super Metroid'],
])('%s, as on a label, finds its game alone', async (q, title) => {
  expect(await search(q)).toMatchObject({ found: [title], alike: [], total: 1 });
});

test('four letters of a label mean the game of its console', async () => {
  expect((await search('AGB-AGSE-USA')).found).toEqual(['Golden Sun']);
  expect((await search('NTR-AGSE-USA')).found).toEqual(['Advance Guardian']);
});

test('the short number of a label with its hyphen is no word of a title', async () => {
  await bring(
    { title: 'Freestyle Soccer', platform_id: 11, releases: [{ region: 'US', serial: 'AC-012' }] },
    { title: 'Vacation 2012', platform_id: 11 },
  );

  expect((await search('AC-012')).found).toEqual(['Freestyle Soccer']);
  expect((await search('ac 012')).found).toEqual(['Vacation 2012']);
});

test('the four letters that a release shows as its serial find it, after what has them in its title', async () => {
  await bring(
    { title: 'Gold Rally' },
    { title: 'Coded Rally', platform_id: 24, releases: [{ serial: 'GOLD' }] },
  );
  const { body: listed } = await product.as(ana, 'catalogue.fetchGames', { p_search: 'agse' });

  expect((await search('agse')).alike.toSorted()).toEqual(['Advance Guardian', 'Golden Sun']);
  expect(await search('gold')).toMatchObject({ found: ['Gold Rally', 'Golden Sun'], alike: ['Coded Rally'] });
  expect(titlesOf(listed as Titled).toSorted()).toEqual(['Advance Guardian', 'Golden Sun']);
});

test('a number that is a title is a title', async () => {
  await bring({ title: 'Numbered', platform_id: 67, releases: [{ serial: '1942' }] });

  expect(await search('1942')).toMatchObject({ found: ['1942'], alike: ['Numbered'] });
});

test('codes are those of the present releases', async () => {
  await bring({ title: 'Recoded', barcode: '4006381333931' });
  expect((await search('4006381333931')).found).toEqual(['Recoded']);

  await sql`update game_details set barcode = '96385074' where barcode = '4006381333931'`.execute(
    product.ctx.db,
  );

  expect((await search('4006381333931')).found).toEqual([]);
  expect((await search('96385074')).found).toEqual(['Recoded']);
});

test.each([
  ['starfox', 'Star Fox'],
  ['sim city', 'SimCity'],
  ['fzero', 'F-Zero'],
  ['assassins creed', 'Assassin’s Creed'],
  ['final fantasy 7', 'Final Fantasy VII'],
  ['ff7', 'Final Fantasy VII'],
  ['ratchet and clank', 'Ratchet & Clank'],
  ['legendofzelda', 'The Legend of Zelda: Ocarina of Time'],
  ['Final Fantasy Ⅶ', 'Final Fantasy VII'],
])('%s finds %s', async (q, title) => {
  const { found, alike } = await search(q);

  expect([...found, ...alike]).toEqual([title]);
});

test.each([
  ['zleda', 'The Legend of Zelda: Ocarina of Time'],
  ['zeldda', 'The Legend of Zelda: Ocarina of Time'],
  ['zelds', 'The Legend of Zelda: Ocarina of Time'],
  ['ocarna', 'The Legend of Zelda: Ocarina of Time'],
  ['zeda', 'The Legend of Zelda: Ocarina of Time'],
  ['stor', undefined],
  ['castelvania', 'Castlevania: Symphony of the Night'],
  ['acstlevania', 'Castlevania: Symphony of the Night'],
  ['castlevani symphonz', 'Castlevania: Symphony of the Night'],
  ['assasins', 'Assassin’s Creed'],
  ['asassins crede', 'Assassin’s Creed'],
  ['starfos', 'Star Fox'],
  ['strafox', 'Star Fox'],
  ['Марои', 'Доктор Марио'],
  ['Мариа', 'Доктор Марио'],
  ['zedal', undefined],
])('one wrong letter in a word is overlooked: %s finds %s', async (q, title) => {
  const { found, alike } = await search(q);

  expect(found).toEqual([]);
  expect(alike).toEqual(title === undefined ? [] : [title]);
});

test('what several titles begin with may be mistyped all the same', async () => {
  await bring({ title: 'Spirou' }, { title: 'Spirou II' }, { title: 'Spirou III' }, { title: 'Spyro' });

  const { found, alike } = await search('spiro');

  expect(found).toEqual(['Spirou', 'Spirou II', 'Spirou III']);
  expect(alike).toEqual(['Spyro']);
});

test('where nothing has all words, a short one that many titles have may be mistyped too', async () => {
  await bring(
    { title: 'Altered Beast' },
    ...Array.from({ length: 12 }, (_, at) => ({ title: `Best ${at}` })),
  );

  expect((await search('altered best')).alike).toEqual(['Altered Beast']);
});

test('a word that several titles have is meant; one that hardly any has may be mistyped', async () => {
  await bring(
    { title: 'Knight One' },
    { title: 'Knight Two' },
    { title: 'Bright Day' },
    { title: 'Fright Night' },
    { title: 'Bright Tales' },
    { title: 'Brightness' },
  );

  expect((await search('fright')).alike.toSorted()).toEqual(['Bright Day', 'Bright Tales']);
  expect((await search('bright')).alike).toEqual([]);
});

test('words that titles have, but none together, may be mistyped', async () => {
  await bring(...[1, 2, 3].flatMap((part) => [{ title: `Mught ${part}` }, { title: `Rhyder ${part}` }]));
  await bring({ title: 'Fught Rhyder' });

  expect((await search('mught rhyder')).alike).toEqual(['Fught Rhyder']);
});

test('a word that is only within others is mended below what has it', async () => {
  const orders = [1, 2, 3, 4, 5].map((part) => ({ title: `Palakdin’s Quest ${part}` }));
  await bring(...orders, { title: 'Alakdin Magic Racer' }, { title: 'Disney’s Alakddin', platform_id: 19 });

  const { found, alike } = await search('alakdin');

  expect(found).toHaveLength(6);
  expect(alike).toEqual(['Disney’s Alakddin']);
});

test('a word of four letters may miss one of five, however many others it begins', async () => {
  const begun = Array.from({ length: 30 }, (_, at) => ({ title: `Qirkels ${at}` }));
  await bring(...begun, { title: 'Quirk One' }, { title: 'Quirk Two' }, { title: 'Qirok' });

  const alone = await search('qirk', { limit: 40 });
  const beside = await search('qirk two', { limit: 40 });

  expect(alone).toMatchObject({ total: 30, alike: ['Quirk One', 'Quirk Two'] });
  expect(beside).toMatchObject({ found: [], alike: ['Quirk Two'] });
});

test('a word of four letters that a title has misses none', async () => {
  await bring({ title: 'Stom' }, { title: 'Storm One' }, { title: 'Storm Two' });

  expect(await search('stom')).toMatchObject({ found: ['Stom'], alike: [] });
});

test('a short word is never corrected alone', async () => {
  expect(await search('stra')).toMatchObject({ found: [], alike: [] });
});

test('beside words that are right, a short one may be wrong', async () => {
  const known = ['Crazy Taxi', 'Duck Hunt', 'God of War', 'Devil May Cry'];
  const others = ['Software Island', 'Gods and Wares', 'Cry Wolf', 'Taxi Driver', 'May Day'];
  await bring(...[...known, ...others].map((title) => ({ title })));

  const searches = ['crazy taxy', 'duk hunt', 'god of ware', 'devil may kry'];
  const answers = await Promise.all(searches.map((q) => search(q)));

  expect(answers.flatMap(({ found }) => found)).toEqual([]);
  expect(answers.map(({ alike }) => alike)).toEqual(known.map((title) => [title]));
});

test.each(['悪魔城', 'ドラキュラ', '魔', 'ﾄﾞﾗｷｭﾗ', '悪魔城ドラキュラx'])(
  '%s finds a title in its own script',
  async (q) => {
    expect((await search(q)).alike).toEqual(['Akumajō Dracula X']);
  },
);

test('a title in another script is an exact result too', async () => {
  expect(await search('марио')).toMatchObject({ found: ['Доктор Марио'], alike: [] });
  expect(await search('akumajo')).toMatchObject({ found: ['Akumajō Dracula X'], alike: [] });
});

test('every list finds the number of a label: all games, counts, and those that somebody owns', async () => {
  const { body: all } = await product.as(ana, 'catalogue.fetchGames', { p_search: 'sles-00524' });
  const [game] = all as (Titled[number] & { game_id: number })[];
  await product.as(ana, 'collection.save', {
    gameId: game?.game_id,
    condition: 'GOOD',
    completeness: 'COMPLETE_IN_BOX',
    purchasePrice: null,
    purchaseDate: null,
    notes: '',
  });

  const { body: owned } = await product.as(ana, 'catalogue.fetchGames', {
    p_search: 'SLES 00524',
    p_tab: 'owned',
  });
  const { body: counts } = await product.as(ana, 'catalogue.platformCounts', { p_search: 'SLES 00524' });
  expect([...titlesOf(all as Titled), ...titlesOf(owned as Titled)]).toEqual([game?.title, game?.title]);
  expect(counts).toEqual({ all_count: 1, owned_count: 1, wishlist_count: 0, incomplete_count: 0 });
});

test('where no title has the words, lists have the games that they may mean', async () => {
  const listed = async (q: string, rest: object = {}) =>
    titlesOf((await product.as(ana, 'catalogue.fetchGames', { p_search: q, ...rest })).body as Titled);

  expect(await listed('ドラキュラ')).toEqual(['Akumajō Dracula X']);
  expect(await listed('castelvania')).toEqual(['Castlevania: Symphony of the Night']);
  expect(await listed('castelvania', { p_platform: '19' })).toEqual([]);
  expect(await listed('castelvania', { p_offset: 1 })).toEqual([]);
  expect(await listed('zzzzqqq')).toEqual([]);
  const { body: counts } = await product.as(ana, 'catalogue.platformCounts', { p_search: 'castelvania' });
  expect(counts).toMatchObject({ all_count: 1 });
  const { body: ids } = await product.as(ana, 'catalogue.gameIds', { p_search: 'castelvania' });
  expect(ids).toHaveLength(1);
});

test('a list that is filtered is not filled with other games than those with the words', async () => {
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_search: 'metroid', p_platform: '7' });

  expect(body).toEqual([]);
});

test('a search of all games can be ordered by rating, the best first', async () => {
  await product.games(['Rated C', 'Rated A', 'Rated B'], 4);
  await sql`insert into game_details (game_id, rating) select game_id, case title when 'Rated A' then 90 else 95.5 end
    from games_igdb where title in ('Rated A', 'Rated B')`.execute(product.ctx.db);

  const asked = { p_search: 'rated', p_platform: '4', p_sort_by: 'rating', p_sort_order: 'desc' };
  const { body } = await product.as(ana, 'catalogue.fetchGames', asked);

  expect(titlesOf(body as Titled)).toEqual(['Rated B', 'Rated A', 'Rated C']);
  const { body: unsearched } = await product.as(ana, 'catalogue.fetchGames', { ...asked, p_search: '' });
  expect(titlesOf(unsearched as Titled)).toEqual(
    titlesOf(unsearched as Titled)
      .toSorted()
      .toReversed(),
  );
});
