import { shelfParts, toShelfGroups } from '@cartouche/contract/shelf.rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { type Sent, answer, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { details, lead, wish } from '../testing/things.ts';

const [superNintendo, gameBoy] = [19, 33];

/** A shelf with so many copies and wishes, each called by its console and number; the newest comes last. */
function stock(groups: { platform_id: number; owned: number; wishlist: number }[]) {
  const figures = groups.map((group) => ({ ...group, total: 9_000, value: 0 }));
  const sum = (of: 'owned' | 'wishlist') => groups.reduce((all, group) => all + group[of], 0);
  answer({
    'collection.summary': { games: sum('owned'), wishlist: sum('wishlist'), value: 0, platforms: figures },
    'collection.shelf': ({ offset, limit }: Sent) =>
      shelfParts(toShelfGroups(groups), { offset: Number(offset), limit: Number(limit) }).flatMap((part) =>
        Array.from({ length: part.limit }, (_game, index) => {
          const number = part.offset + index;
          return wish({
            game_id: part.platform_id * 100_000 + (part.isWish ? 50_000 : 0) + number,
            platform_id: part.platform_id,
            title: `${part.isWish ? 'Wish' : 'Game'} ${part.platform_id}-${number}`,
            created_at: new Date(Date.UTC(2020, 0, 1) + number * 1000).toISOString(),
            completeness: part.isWish
              ? null
              : number === 1
                ? 'CARTRIDGE'
                : number === 2
                  ? 'NEW_SEALED'
                  : 'COMPLETE_IN_BOX',
          });
        }),
      ),
  });
}

beforeEach(() => {
  signIn();
  answer({ 'collection.latest': [], 'alerts.gems': [], 'catalogue.suggestions': [] });
});

const shelf = () => screen.findByRole('region', { name: 'Your shelf' });
const spine = async (name: string) => within(await shelf()).findByRole('link', { name });
const nameOf = (link: Element | null) => link?.querySelector('.sr-only')?.textContent;
const spines = () => document.querySelectorAll('[data-place]');

test('games stand by console, with the word for what their spine shows, and wishes at the end', async () => {
  stock([
    { platform_id: gameBoy, owned: 1, wishlist: 0 },
    { platform_id: superNintendo, owned: 4, wishlist: 1 },
  ]);
  await openPage('/');

  const group = await screen.findByRole('list', { name: 'Super Nintendo, 5 games' });
  await waitFor(() => expect(spines()).toHaveLength(6));
  expect(
    within(group)
      .getAllByRole('link')
      .map((link) => nameOf(link)),
  ).toEqual([
    'Game 19-0, In Collection',
    'Game 19-1, Incomplete',
    'Game 19-2, Factory sealed',
    'Game 19-3, In Collection',
    'Wish 19-0, In Wishlist',
  ]);
});

test('a game opens over the shelf, a wanted one on its own screen, and the ledge leads to all of the console', async () => {
  stock([{ platform_id: superNintendo, owned: 1, wishlist: 1 }]);
  await openPage('/');

  expect((await spine('Game 19-0, In Collection')).getAttribute('href')).toBe('/?gameId=1900000');
  expect((await spine('Wish 19-0, In Wishlist')).getAttribute('href')).toBe('/game/1950000');
  expect((await spine('SNES Super Nintendo, 2 games')).getAttribute('href')).toBe('/collection/19?tab=owned');
});

test('from the details of a copy to the next one of the shelf, past the wishes and to the next console', async () => {
  stock([
    { platform_id: superNintendo, owned: 121, wishlist: 2 },
    { platform_id: gameBoy, owned: 1, wishlist: 0 },
  ]);
  answer({
    'catalogue.game': ({ gameId }) =>
      details({ game_id: Number(gameId), title: `Game ${gameId}`, is_owned: true }),
    'collection.copies': ({ gameId }) => [lead({ game_id: Number(gameId) })],
  });
  const user = await openPage('/?gameId=1900119');
  const next = () => screen.getByRole('button', { name: 'Next game' });
  const nextIsRead = () => waitFor(() => expect(next().getAttribute('aria-disabled')).toBe('false'));

  await screen.findByText('120 of 122');
  await nextIsRead();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(addressBar()).toBe('/?gameId=1900120'));
  await screen.findByText('121 of 122');
  await nextIsRead();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(addressBar()).toBe('/?gameId=3300000'));
  await screen.findByText('122 of 122');
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(addressBar()).toBe('/?gameId=1900120'));
});

test('a copy removed in its details has the same neighbours, also where its console moves behind another', async () => {
  const consoles = (owned: number) => [
    { platform_id: superNintendo, owned, wishlist: 0 },
    { platform_id: gameBoy, owned: 3, wishlist: 0 },
  ];
  stock(consoles(3));
  answer({
    'catalogue.game': ({ gameId }) =>
      details({ game_id: Number(gameId), title: `Game ${gameId}`, is_owned: true }),
    'collection.copies': ({ gameId }) => [lead({ game_id: Number(gameId) })],
  });
  const user = await openPage('/?gameId=1900002');
  await screen.findByText('3 of 6');

  stock(consoles(2));
  const { queryClient } = await import('../api/query.ts');
  await queryClient.invalidateQueries();
  await screen.findByText('3 of 5');
  await user.keyboard('{ArrowLeft}');

  await waitFor(() => expect(addressBar()).toBe('/?gameId=1900001'));
});

test('of nine neighbours only the newest shows its front', async () => {
  stock([{ platform_id: superNintendo, owned: 18, wishlist: 0 }]);
  await openPage('/');
  await waitFor(() => expect(spines()).toHaveLength(18));

  const widths = [...document.querySelectorAll<HTMLElement>('li:has(> [data-place])')].map(
    ({ style }) => style.width,
  );
  expect(widths.flatMap((width, place) => (width === widths[0] ? [] : place))).toEqual([8, 17]);
});

test('of ten thousand games only those in sight are read and drawn', async () => {
  stock([
    { platform_id: superNintendo, owned: 5_000, wishlist: 300 },
    { platform_id: gameBoy, owned: 4_700, wishlist: 0 },
  ]);
  await openPage('/');
  await spine('Game 33-0, In Collection');

  expect(spines().length).toBeLessThan(200);
  expect(sent('collection.shelf').length).toBeLessThan(5);
});

test('a spine that stays in sight while the shelf scrolls is not drawn anew', async () => {
  stock([{ platform_id: superNintendo, owned: 600, wishlist: 0 }]);
  await openPage('/');
  await scrollTo(1200);
  await spine('Game 19-40, In Collection');
  // The first nine have what is in the tab order, and stay.
  const before = [...spines()].slice(9);
  const [leaving, staying] = [before.at(0), before.at(-1)];

  await scrollTo(1680);
  await waitFor(() => expect(leaving?.isConnected).toBe(false));
  expect(staying?.isConnected).toBe(true);
});

test('arrow keys lead along the shelf and from row to row, and End to a game that was not read yet', async () => {
  stock([
    { platform_id: superNintendo, owned: 600, wishlist: 0 },
    { platform_id: gameBoy, owned: 600, wishlist: 0 },
  ]);
  const user = await openPage('/');
  (await spine('Game 19-0, In Collection')).focus();
  await spine('Game 33-0, In Collection');

  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(nameOf(document.activeElement)).toBe('Game 19-2, Factory sealed');
  await user.keyboard('{ArrowDown}');
  expect(nameOf(document.activeElement)).toMatch(/^Game 33-[0-3],/);
  await user.keyboard('{End}');
  await waitFor(() => expect(nameOf(document.activeElement)).toBe('Game 33-599, In Collection'));
  expect(document.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1);
});

test('the shelf has the focus while the game that a key led to is read, and keys lead on from there', async () => {
  stock([
    { platform_id: superNintendo, owned: 600, wishlist: 0 },
    { platform_id: gameBoy, owned: 600, wishlist: 0 },
  ]);
  const user = await openPage('/');
  (await spine('Game 19-0, In Collection')).focus();

  answer({ 'collection.shelf': refuse('slow_down', { seconds: 2 }) });
  await user.keyboard('{End}');
  await scrollTo(20_000);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Game 19-0, In Collection' })).toBeNull());
  expect((await shelf()).contains(document.activeElement)).toBe(true);

  await user.keyboard('{Home}');
  await scrollTo(0);
  await waitFor(() => expect(nameOf(document.activeElement)).toBe('Game 19-0, In Collection'));
});

test('a shelf that is all in sight has no buttons to scroll it', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get');
  onTestFinished(() => width.mockRestore());
  const turn = async () => within(await shelf()).queryAllByRole('button', { name: /along the shelf$/ });
  stock([{ platform_id: superNintendo, owned: 3, wishlist: 0 }]);

  await openPage('/');
  await spine('Game 19-0, In Collection');
  expect(await turn()).toHaveLength(0);

  width.mockReturnValue(900);
  await scrollTo(0);
  expect(await turn()).toHaveLength(2);
});

/** As the browser does when it is told to; the one of these tests has no layout. */
async function scrollTo(left: number) {
  const scroller = (await shelf()).querySelector('.overflow-x-auto');
  if (!scroller) throw new Error('The shelf does not scroll.');
  scroller.scrollLeft = left;
  fireEvent.scroll(scroller);
}

test('games that cannot be read say so, and are there after another try', async () => {
  stock([{ platform_id: superNintendo, owned: 3, wishlist: 0 }]);
  answer({ 'collection.shelf': refuse('slow_down', { seconds: 2 }) });
  await openPage('/');
  const retry = await within(await shelf()).findByRole('button', { name: 'Try again' });
  expect(spines()).toHaveLength(0);

  stock([{ platform_id: superNintendo, owned: 3, wishlist: 0 }]);
  fireEvent.click(retry);

  await waitFor(() => expect(spines()).toHaveLength(3));
});

test('what is read and what was counted can be of different ages: no game stands with another console’s', async () => {
  stock([
    { platform_id: superNintendo, owned: 2, wishlist: 0 },
    { platform_id: gameBoy, owned: 1, wishlist: 0 },
  ]);
  answer({
    'collection.shelf': [
      wish({ game_id: 1, platform_id: gameBoy, title: 'Tetris', completeness: 'CASE' }),
      wish({ game_id: 2, title: 'Axelay', completeness: 'CASE' }),
      wish({ game_id: 3, title: 'Zelda', completeness: 'CASE' }),
    ],
  });
  await openPage('/');
  await waitFor(() => expect(sent('collection.shelf').length).toBeGreaterThan(0));
  await shelf();

  expect(spines()).toHaveLength(0);
});
