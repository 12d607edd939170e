import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { localDay } from '../item/itemDraft.ts';
import { answer, refuse, sent } from '../testing/answers.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { copy, details, lead, rows } from '../testing/things.ts';

const figures = { platform_id: 19, owned: 12, wishlist: 3, total: 24, value: 1234.5 };

beforeEach(() => {
  signIn();
  answer({
    'collection.summary': { games: 12, wishlist: 3, value: 1234.5, platforms: [figures] },
    'collection.shelf': [],
    'platforms.mine': [{ platform_id: 19, created_at: '2026-01-01T00:00:00.000Z' }],
    'collection.latest': rows({ title: 'Terranigma' }).map((game) => ({
      ...game,
      created_at: '2026-11-20T10:00:00.000Z',
      completeness: 'COMPLETE_IN_BOX' as const,
    })),
    'alerts.gems': [],
    'catalogue.suggestions': [],
    'platforms.remove': { ok: true },
  });
});

const main = () => document.querySelector('main')?.textContent ?? '';

test('the figures are those of the collection, in the currency of its user', async () => {
  await openPage('/');

  await waitFor(() => expect(main()).toContain('Total Games12'));
  expect(main()).toContain('Total Value$1,234.50');
  expect(main()).toContain('Average Value$102.88');
});

test('in French and euros they are written as the French do', async () => {
  signIn({ language: 'fr', currency: 'EUR' });
  answer({ 'collection.summary': { games: 12, wishlist: 3, value: 1234.5, platforms: [figures] } });
  await openPage('/');

  await waitFor(() => expect(main()).toContain('1\u202f234,50\u00a0€'));
});

test('the shelf stands above the invitation to feedback, which other screens begin with', async () => {
  const isBelow = (one: HTMLElement, other: HTMLElement) =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const invitation = () => screen.getByRole('region', { name: 'Early version' });
  document.cookie = 'feedbackBannerDismissed=;path=/;max-age=0';
  const user = await openPage('/');
  const shelf = await screen.findByRole('region', { name: 'Your shelf' });
  const platforms = await screen.findByRole('region', { name: 'Platforms' });
  expect(isBelow(invitation(), shelf)).toBe(true);
  expect(isBelow(platforms, invitation())).toBe(true);

  answer({ 'wishlist.list': [] });
  await user.click(screen.getAllByRole('link', { name: 'My wishlist' })[0] ?? document.body);

  expect(isBelow(await screen.findByRole('heading', { level: 1, name: 'Wishlist' }), invitation())).toBe(
    true,
  );
});

test('a platform leads to its games, and the latest additions to the list of them', async () => {
  const user = await openPage('/');
  const platforms = await screen.findByRole('region', { name: 'Platforms' });
  const card = within(platforms).getByRole('link', { name: 'Super Nintendo' });

  expect(card.getAttribute('href')).toBe('/collection/19');
  await user.click(await screen.findByRole('link', { name: /Terranigma/ }));

  await waitFor(() => expect(addressBar()).toBe('/?gameId=1'));
});

test('the figures lead to the games that they count', async () => {
  await openPage('/');
  const links = async (name: RegExp) =>
    (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href'));

  expect(await links(/^12 games$/)).toEqual(['/collection/all?tab=owned']);
  expect(await links(/^Owned: 12, /)).toEqual(['/collection/19?tab=owned']);
  expect(await links(/^Wishlist: 3, /)).toEqual(['/collection/19?tab=wishlist']);
  expect(await links(/^Value: \$1,235, /)).toEqual(['/collection/19?tab=owned&sort=price&order=desc']);
});

/** A collector with this many games, and eight others suggested. */
function newcomer(games: number) {
  let owned = games;
  const suggested = rows(...Array.from({ length: 10 }, (_game, index) => ({ title: `Game ${index + 1}` })));
  answer({
    'collection.summary': () => ({ games: owned, wishlist: 0, value: 0, platforms: [] }),
    'collection.latest': [],
    'platforms.mine': [],
    'catalogue.suggestions': () => suggested.slice(0, 8),
    'collection.add': ({ gameId }) => {
      owned += 1;
      suggested.splice(
        suggested.findIndex(({ game_id }) => String(game_id) === gameId),
        1,
      );
      return { id: 100 + Number(gameId) };
    },
    'collection.removeCopies': ({ ids }) => {
      owned -= [ids].flat().length;
      return { ok: true };
    },
  });
}

const addButton = (title: string) => screen.findByRole('button', { name: `Add to Collection: ${title}` });
const titles = () =>
  screen
    .getAllByRole('button', { name: /^Add to Collection: / })
    .map((button) => button.getAttribute('aria-label'));

test('a newcomer is suggested eight games before any platform is chosen, then platforms, then the plan', async () => {
  signIn({ tier: 'free' });
  newcomer(0);
  await openPage('/');

  await addButton('Game 1');
  expect(titles()).toHaveLength(8);
  expect(sent('catalogue.suggestions')).toEqual([{ limit: '8' }]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Your shelf starts here',
    'Your first ten games',
    'Platforms',
  ]);
  expect(main().indexOf('Consoles remaining')).toBeGreaterThan(main().indexOf('Platforms'));
  expect(main().indexOf('Unlock Pro Features')).toBeGreaterThan(main().indexOf('Consoles remaining'));
});

test('a suggested game is added at one press, complete and good and of today, and the others stay in place', async () => {
  newcomer(0);
  const user = await openPage('/');

  await user.click(await addButton('Game 2'));

  await screen.findByText('Game 2 is on your shelf');
  expect(sent('collection.add')).toEqual([{ gameId: '2', purchaseDate: localDay(new Date()) }]);
  await waitFor(() =>
    expect(titles()).toEqual([1, 9, 3, 4, 5, 6, 7, 8].map((game) => `Add to Collection: Game ${game}`)),
  );
  expect(document.activeElement).toBe(await addButton('Game 9'));
  expect(main()).toContain('1 of 10');
});

test('several games are counted in one toast, whose undo takes back all of them', async () => {
  newcomer(0);
  const user = await openPage('/');
  for (const title of ['Game 1', 'Game 2', 'Game 3']) await user.click(await addButton(title));
  await screen.findByText('3 games added');

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() =>
    expect(sent('collection.removeCopies')).toEqual([101, 102, 103].map((id) => ({ ids: [id] }))),
  );
});

test('the toast of a game leads to its details', async () => {
  newcomer(0);
  answer({ 'collection.item': copy(), 'collection.copies': [lead()], 'catalogue.game': details() });
  const user = await openPage('/');
  await user.click(await addButton('Game 1'));

  await user.click(await screen.findByRole('button', { name: 'Details' }));

  expect(await screen.findByRole('dialog', { name: 'Edit Game Details' })).toBeTruthy();
});

test('a game that could not be added says so, and can be pressed again', async () => {
  newcomer(0);
  answer({ 'collection.add': refuse('game_not_found') });
  const user = await openPage('/');

  await user.click(await addButton('Game 1'));

  await screen.findByText('Game not found.');
  expect((await addButton('Game 1')).getAttribute('aria-disabled')).toBeNull();
});

test('a game that was added elsewhere a moment before stays as it is there', async () => {
  newcomer(0);
  answer({ 'collection.add': null });
  const user = await openPage('/');

  await user.click(await addButton('Game 1'));

  await screen.findByText('Game 1 is in your collection already; nothing was changed.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(sent('collection.save')).toEqual([]);
});

test('at the tenth game the guide becomes one sentence, which is gone at the next visit', async () => {
  newcomer(9);
  const user = await openPage('/');
  await user.click(await addButton('Game 1'));

  const sentence = await screen.findByText('Ten games: from here on, this is your shelf.');
  expect(sentence.closest('[tabindex]')).toBe(document.activeElement);
  expect(screen.queryByText('Your first ten games')).toBeNull();

  await openPage('/');
  await waitFor(() => expect(main()).toContain('Total Games10'));
  expect(screen.queryByText('Ten games: from here on, this is your shelf.')).toBeNull();
});

test('a full free plan is mentioned on the first screen, a pro plan is not', async () => {
  signIn({ tier: 'free' });
  answer({ 'collection.summary': { games: 20, wishlist: 0, value: 0, platforms: [] } });
  await openPage('/');
  await screen.findByText('You have used 20 of 20 games.');

  signIn({ tier: 'pro' });
  answer({ 'collection.summary': { games: 20, wishlist: 0, value: 0, platforms: [] } });
  await openPage('/');
  await waitFor(() => expect(main()).toContain('Total Games20'));
  expect(screen.queryByText('You have used 20 of 20 games.')).toBeNull();
});

test('figures that cannot be read say so, and recover', async () => {
  answer({ 'collection.summary': refuse('slow_down', { seconds: 2 }) });
  const user = await openPage('/');
  await screen.findByText('This did not load');
  answer({ 'collection.summary': { games: 12, wishlist: 3, value: 0, platforms: [] } });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(main()).toContain('Total Games12'));
  expect(sent('collection.summary').length).toBeGreaterThan(1);
});

test.each(['free', 'basic'] as const)(
  'on a %s plan the charts are advertised, and not requested',
  async (tier) => {
    signIn({ tier });
    answer({ 'collection.summary': { games: 12, wishlist: 3, value: 1234.5, platforms: [figures] } });
    const user = await openPage('/');

    await user.click(await screen.findByRole('button', { name: 'Show More: statistics' }));

    await screen.findByText(/^Pro shows your collection in charts/);
    expect(sent('statistics.details')).toEqual([]);
  },
);

test('the guide to the first ten games can be dismissed for good', async () => {
  answer({ 'collection.summary': { games: 3, wishlist: 0, value: 0, platforms: [] } });
  const user = await openPage('/');
  await screen.findByText('3 of 10');

  await user.click(screen.getByRole('button', { name: 'Hide: your first ten games' }));
  await waitFor(() => expect(screen.queryByText('3 of 10')).toBeNull());

  await openPage('/');
  await waitFor(() => expect(main()).toContain('Total Games3'));
  expect(screen.queryByText('3 of 10')).toBeNull();
});
