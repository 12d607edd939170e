import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { copy, details, ownedRow, platform } from '../testing/things.ts';

const main = { ...copy({ id: 1, purchasePrice: 10, release: 'JP' }), isLead: true };
const boxed = {
  ...copy({ id: 2, purchasePrice: 30, release: 'FR', edition: 'Platinum' }),
  isLead: false,
  boxCondition: 'FAIR',
  boughtFrom: 'Marie',
  estimate: 80,
  notes: 'The sealed one',
} as const;

beforeEach(() => {
  signIn();
  answer({
    'platforms.list': [platform()],
    'catalogue.game': details({ is_owned: true }),
    'collection.item': main,
    'collection.copies': [main, boxed],
  });
});

/** The details of one of the copies. */
async function shown(name: RegExp) {
  const item = (await screen.findByRole('heading', { name })).closest('li');
  return within(item ?? document.body);
}

test('the details show all that each of several copies says, and which one leads', async () => {
  await openPage('/game/5');

  const first = await shown(/^Copy 1 · Japan/);
  const second = await shown(/^Copy 2 · France · Platinum/);

  expect(first.getByText('Main copy')).toBeTruthy();
  expect(first.getByText('$10.00')).toBeTruthy();
  expect(second.queryByText('Main copy')).toBeNull();
  for (const said of ['$30.00', '$80.00', 'Marie', 'The sealed one', 'Box condition', 'Fair']) {
    expect(second.getByText(said)).toBeTruthy();
  }
});

test('of many copies only the main one is unfolded, and the others say themselves in short', async () => {
  const others = [2, 3, 4].map((id) => ({ ...boxed, id }));
  answer({ 'collection.copies': [main, ...others] });
  const user = await openPage('/game/5');

  const third = await shown(/^Copy 3/);
  expect(third.queryByText('Marie')).toBeNull();
  expect(third.getByText('Complete · Good · Paid $30.00 · Estimate $80.00')).toBeTruthy();
  await user.click(third.getByRole('button', { name: /^Copy 3/ }));

  expect(third.getByText('Marie')).toBeTruthy();
});

test.each([
  ['Edit: Copy 2 · France · Platinum', 'Edit Game Details · Copy 2 · France · Platinum'],
  ['Edit: Copy 1 · Japan', 'Edit Game Details · Copy 1 · Japan · Main copy'],
])('%s opens a form that says in its title which copy it edits', async (button, title) => {
  const user = await openPage('/game/5');

  await user.click(await screen.findByRole('button', { name: button }));

  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test('removing the main one of several copies says that the others stay', async () => {
  answer({ 'collection.remove': { id: 1, title: 'Terranigma' } });
  const user = await openPage('/game/5');
  await user.click(await screen.findByRole('button', { name: 'Edit: Copy 1 · Japan' }));
  const form = within(await screen.findByRole('dialog', { name: /^Edit Game Details/ }));

  await user.click(await form.findByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this copy' }));
  expect(question.getByText(/The others stay\./)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('A copy of Terranigma was removed')).toBeTruthy();
  expect(sent('collection.remove')).toHaveLength(1);
});

test('once the main one of two copies is removed, the details show the other, and not what was there before', async () => {
  answer({ 'collection.remove': { id: 1, title: 'Terranigma' } });
  const user = await openPage('/game/5');
  await user.click(await screen.findByRole('button', { name: 'Edit: Copy 1 · Japan' }));
  const form = within(await screen.findByRole('dialog', { name: /^Edit Game Details/ }));
  await user.click(await form.findByRole('button', { name: 'Remove' }));
  answer({ 'collection.copies': [{ ...boxed, isLead: true }] });

  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));

  const panel = within(await screen.findByRole('region', { name: 'Your copy' }));
  expect(panel.getByText('$30.00')).toBeTruthy();
  expect(panel.queryByText('$10.00')).toBeNull();
});

test('a game is in the collection, and not incomplete, if any of its copies is whole', async () => {
  const cartridge = { ...main, completeness: 'CARTRIDGE' };
  answer({ 'collection.copies': [cartridge, boxed] });
  await openPage('/game/5');

  const status = within(await screen.findByRole('group', { name: 'Status' }));

  expect(status.getByText('In Collection')).toBeTruthy();
  expect(status.queryByText('Incomplete')).toBeNull();
});

test('the form of a game of a list says that it edits the main one of its copies', async () => {
  answer({
    'catalogue.fetchGames': [ownedRow()],
    'catalogue.platformCounts': { all_count: 1, owned_count: 1, wishlist_count: 0, incomplete_count: 0 },
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.letters': [],
    'catalogue.ownTotals': { games: 1, copies: 2, priced: 2, value: 40, estimated: 1, estimate: 80 },
  });
  const user = await openPage('/collection/all?tab=owned');

  await user.click(await screen.findByRole('button', { name: 'Edit Collection: Terranigma' }));

  const title = 'Edit Game Details · Copy 1 · Japan · Main copy';
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test('the form of a copy that was removed elsewhere stays with what was typed, and adds it as another copy', async () => {
  answer({ 'collection.saveCopy': refuse('item_not_found'), 'collection.addCopy': { ...boxed, id: 9 } });
  const user = await openPage('/game/5');
  await user.click((await shown(/^Copy 2/)).getByRole('button', { name: /^Edit: Copy 2/ }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByLabelText('Notes'), ' typed');

  answer({ 'collection.copies': [main] });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText(/^This copy was removed elsewhere/);
  expect(form.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('The sealed one typed');
  await user.click(form.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(sent('collection.addCopy')).toHaveLength(1));
  expect(sent('collection.addCopy')).toMatchObject([
    { gameId: '5', notes: 'The sealed one typed', edition: 'Platinum', purchasePrice: 30 },
  ]);
});

test('a photo of another copy becomes the cover of that copy, which says when lists show it', async () => {
  const photo = { file_name: '11-1700000000001.webp', mime_type: 'image/webp', size: 1, is_cover: false };
  answer({
    'collection.copies': [
      { ...main, photos: [{ ...photo, file_name: '11-1700000000000.webp' }] },
      { ...boxed, photos: [photo] },
    ],
    'collection.makeCover': { ok: true, before: null },
  });
  const user = await openPage('/game/5');

  const second = await shown(/^Copy 2/);
  await user.click(second.getByRole('button', { name: 'Use as cover: photo 2' }));

  expect(await screen.findByText(/is the cover of this copy now. Lists show it once/)).toBeTruthy();
  expect(sent('collection.makeCover')).toMatchObject([{ fileName: '11-1700000000001.webp', isCover: true }]);
});
