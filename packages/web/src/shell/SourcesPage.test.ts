import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { type Answers, answer, refuse } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { details } from '../testing/things.ts';

type Sources = Extract<Answers['catalogue.sources'], unknown[]>;

const at = { updated_at: '2026-11-23T09:00:00.000Z', revision: null };
const own = { source: 'Cartouche', licence: 'AGPL-3.0-only', url: null, games: 5085, ...at };
const open = {
  ...at,
  source: 'GameDataBase',
  licence: 'CC-BY-4.0',
  url: 'https://github.com/PigSaint/GameDataBase',
  games: 1,
  revision: '124e67c04343304725eb643b58b6af228a3a5375',
};
const igdb = { source: 'IGDB', licence: 'IGDB', url: 'https://www.igdb.com', games: 12, ...at };

function visit(sources: Sources) {
  answer({
    'session.current': refuse('signed_out'),
    'session.options': { providers: [], sampleProviders: [], hasOutbox: true, hasDeveloperPages: false },
    'catalogue.sources': sources,
  });
}

test('a visitor reads whose the data is, under which licence, how much there is of it, and of when', async () => {
  visit([own, open]);

  await openPage('/about-the-data');

  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'About the data');
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /^Cartouche5,085 games.*Licence: AGPL 3\.0Last change here: Nov 23, 2026$/,
  );
  expect(second?.textContent).toMatch(/GameDataBase1 game.*Licence: CC BY 4\.0.*Version 124e67c$/);
  const links = within(second ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://github.com/PigSaint/GameDataBase',
    'https://creativecommons.org/licenses/by/4.0/',
  ]);
});

test('of an operator’s own source all licences are named, linked where we know their texts', async () => {
  visit([own, { source: 'Attic', licence: 'CC-BY-4.0 AND MIT', url: null, games: 3, ...at }]);

  await openPage('/about-the-data');

  const second = (await screen.findAllByRole('listitem'))[1];
  expect(second?.textContent).toMatch(/^Attic3 games.*Licence: CC BY 4\.0Licence: MITLast change/);
  const links = within(second ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Licence: CC BY 4.0']);
});

test('while the catalogue is our own, the sign-in screen says so', async () => {
  visit([own]);

  await openPage('/login');

  expect(await screen.findByText('Game catalogue by Cartouche')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'About the data' })).toHaveProperty(
    'href',
    expect.stringContaining('/about-the-data'),
  );
  expect(screen.queryByText('Powered by IGDB.com')).toBeNull();
});

test('as soon as it has the data of others, these are named with their licences instead', async () => {
  visit([own, open, igdb]);

  await openPage('/login');

  expect(await screen.findByText('Game data: Cartouche, GameDataBase (CC BY 4.0), IGDB.com')).toBeTruthy();
  expect(screen.queryByText('Game catalogue by Cartouche')).toBeNull();
  expect(screen.getByRole('link', { name: 'Powered by IGDB.com' })).toHaveProperty(
    'href',
    expect.stringContaining('https://www.igdb.com'),
  );
});

test('a game names the sources of its own facts, and nobody else', async () => {
  signIn();
  answer({
    'catalogue.sources': [own, open, igdb],
    'catalogue.game': details({ game_id: 5, sources: [open], cover_source: 'libretro' }),
    'listings.searchEbay': refuse('slow_down'),
  });

  await openPage('/game/5');

  const line = (await screen.findByText(/^Facts from/)).parentElement;
  expect(line?.textContent).toMatch(/^Facts from GameDataBase \(CC BY 4\.0\)Cover from libretro thumbnails$/);
});

test.each([
  ['IGDB', 'Powered by IGDB.comCover from IGDB.com'],
  ['IGDB sample data', 'Cover from IGDB sample data'],
])('a cover is from who says the facts, so that no sample passes for real: %s', async (source, credit) => {
  signIn();
  answer({
    'catalogue.sources': [own],
    'catalogue.game': details({
      game_id: 5,
      sources: [own, { ...igdb, source, url: source === 'IGDB' ? igdb.url : null }],
      cover_source: 'igdb',
    }),
    'listings.searchEbay': refuse('slow_down'),
  });

  await openPage('/game/5');

  const line = (await screen.findByText(/^Facts from/)).parentElement;
  expect(line?.textContent).toMatch(new RegExp(`${credit}$`));
});

test('a game that one entered oneself names nobody', async () => {
  signIn();
  answer({
    'catalogue.game': details({ game_id: 5, sources: [] }),
    'listings.searchEbay': refuse('slow_down'),
  });

  await openPage('/game/5');

  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText(/^Facts from/)).toBeNull();
});
