import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { details, lead, row, rows } from '../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.search': { found: rows({ title: 'Secret of Mana' }), likely: [], alike: [] },
    'catalogue.game': details(),
    'igdb.status': { isOn: false, isSample: false },
  });
});

const link = (name: string) => screen.findByRole('link', { name });

test('a search starts at a click, is in the address, and searches the whole catalogue', async () => {
  const user = await openPage('/search');
  await screen.findByText('Start your search');
  await user.type(screen.getByRole('textbox', { name: 'Search for games' }), 'mana');
  expect(sent('catalogue.search')).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Search' }));

  await link('Secret of Mana');
  expect(addressBar()).toBe('/search?q=mana');
  expect(screen.getByText('1 game found')).toBeTruthy();
  expect(sent('catalogue.search')).toEqual([{ q: 'mana', platform: 'all', limit: '96', offset: '0' }]);
});

test('a platform narrows the search', async () => {
  const user = await openPage('/search?q=mana');
  await link('Secret of Mana');

  await user.selectOptions(screen.getByLabelText('Platform'), '19');

  await waitFor(() => expect(addressBar()).toBe('/search?q=mana&platform=19'));
  await waitFor(() => expect(sent('catalogue.search').at(-1)).toMatchObject({ q: 'mana', platform: '19' }));
});

test('similar titles are listed separately, below', async () => {
  answer({
    'catalogue.search': {
      found: [],
      likely: [],
      alike: rows({ title: 'Pokémon Snap' }, { title: 'Pokémon Stadium' }),
    },
  });
  await openPage('/search?q=pokemon');

  await screen.findByRole('heading', { name: 'Other spellings and titles' });

  await link('Pokémon Snap');
  expect(screen.queryByText(/^No games found/)).toBeNull();
});

test('above what only resembles it, a game can be entered with the words of the search', async () => {
  answer({ 'catalogue.search': { found: [], likely: [], alike: rows({ title: 'Zelda' }) } });
  const user = await openPage('/search?q=Zelga');
  const similar = await screen.findByRole('heading', { name: 'Other spellings and titles' });
  const way = await screen.findByRole('button', { name: 'Add it yourself' });

  await user.click(way);

  expect(way.compareDocumentPosition(similar) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);

  const form = within(await screen.findByRole('dialog', { name: 'Add a game yourself' }));
  expect((await form.findByLabelText<HTMLInputElement>('Title')).value).toBe('Zelga');
});

test('similar titles are counted, and come page by page after the last exact result', async () => {
  const page = (from: number, { count, of }: { count: number; of: number }) =>
    Array.from({ length: count }, (_row, index) =>
      row({ game_id: from + index, title: `Game ${from + index}`, total_count: of }),
    );
  answer({
    'catalogue.search': ({ offset }) => ({
      found: offset === '0' ? page(1, { count: 2, of: 2 }) : [],
      likely: [],
      alike: offset === '0' ? page(3, { count: 94, of: 100 }) : page(97, { count: 6, of: 100 }),
    }),
  });
  const user = await openPage('/search?q=game');
  await screen.findByText('2 games found, 100 games with other spellings and titles');
  await screen.findByText('96 of 102');

  await user.click(screen.getByRole('button', { name: 'Show more' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  expect(sent('catalogue.search').map(({ offset }) => offset)).toEqual(['0', '96']);
});

test('a search without a result says so, and a failed one offers a retry', async () => {
  answer({ 'catalogue.search': { found: [], likely: [], alike: [] } });
  await openPage('/search?q=zzz');
  expect(await screen.findAllByText(/^No games found matching your search/)).not.toEqual([]);

  answer({ 'catalogue.search': refuse('slow_down', { seconds: 2 }) });
  const user = await openPage('/search?q=mana');
  await screen.findByText('Failed to search for games. Please try again.');
  answer({ 'catalogue.search': { found: rows({ title: 'Secret of Mana' }), likely: [], alike: [] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await link('Secret of Mana');
});

test('more results come page by page, and a game on two pages is shown once', async () => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_row, index) =>
      row({ game_id: from + index, title: `Game ${from + index}`, total_count: 150 }),
    );
  answer({
    'catalogue.search': ({ offset }) => ({
      found: offset === '0' ? page(1, 96) : page(96, 55),
      likely: [],
      alike: [],
    }),
  });
  const user = await openPage('/search?q=game');
  await screen.findByText('96 of 150');

  await user.click(screen.getByRole('button', { name: 'Show more' }));

  await waitFor(() => expect(screen.queryByText('96 of 150')).toBeNull());
  expect(sent('catalogue.search').map(({ offset }) => offset)).toEqual(['0', '96']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a game that cannot be added from the search has its own message', async () => {
  answer({ 'collection.save': refuse('bad_input') });
  const user = await openPage('/search?q=mana');
  await user.click(await screen.findByRole('button', { name: 'Add to Collection: Secret of Mana' }));

  await user.click(await screen.findByRole('button', { name: 'Add' }));

  expect(await screen.findByText('Failed to add game to collection. Please try again.')).toBeTruthy();
});

test('the page of a game shows its facts, and those of the copy', async () => {
  answer({
    'catalogue.game': details({
      is_owned: true,
      alt_titles: ['Tenchi Sōzō'],
      region: 'EU, JP',
      description: 'A world to bring back to life.',
    }),
    'collection.copies': [lead({ completeness: 'CARTRIDGE,BOOKLET', notes: 'From the flea market' })],
  });
  await openPage('/game/5');

  await screen.findByRole('heading', { level: 1, name: 'Terranigma' });

  await screen.findByText('From the flea market');
  for (const fact of [
    'Also known as Tenchi Sōzō',
    '1995',
    '$40.00',
    'Mar 1, 2024',
    'A world to bring back to life.',
  ]) {
    expect([fact, document.querySelector('main')?.textContent?.includes(fact)]).toEqual([fact, true]);
  }
});

test('the same page in French writes dates as the French do, and money in the user’s currency', async () => {
  signIn({ language: 'fr', currency: 'EUR' });
  answer({
    'catalogue.game': details({ is_owned: true }),
    'collection.copies': [lead({ purchasePrice: 1234.5, purchaseDate: '2024-03-01' })],
  });
  await openPage('/game/5');

  await screen.findByText('1er mars 2024');
  expect(document.querySelector('main')?.textContent).toContain('1\u202f234,50\u00a0€');
});

test('a game that does not exist is not a fault', async () => {
  answer({ 'catalogue.game': refuse('game_not_found') });
  await openPage('/game/4711');

  await screen.findByText('Game not found.');
  expect(sent('catalogue.game')).toHaveLength(1);
});

test('of many results the likeliest come first, and all of them follow by title', async () => {
  const games = rows({ title: 'Action Replay: Mario' }, { title: 'Super Mario World' });
  answer({ 'catalogue.search': { found: games, likely: games.slice(1), alike: [] } });
  await openPage('/search?q=mario');

  const [likely, byTitle] = await Promise.all(
    ['Most likely', 'All by title'].map((name) => screen.findByRole('heading', { name })),
  );
  expect(likely?.compareDocumentPosition(byTitle ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [first] = screen.getAllByRole('link', { name: /Mario/ });
  expect(first?.textContent).toContain('Super Mario World');
});

test('where more are found than are counted, that is said', async () => {
  const games = rows({ title: 'Mario Party' }).map((game) => ({ ...game, total_count: 10_000 }));
  answer({ 'catalogue.search': { found: games, likely: [], alike: [] } });
  await openPage('/search?q=mario');

  expect(await screen.findByText('10,000 games or more found')).toBeTruthy();
});
