import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, forgetCalls, madeCalls, refuse, sent } from '../../testing/answers.ts';
import { openPage, signIn } from '../../testing/page.tsx';
import { plansOf, subscriptionOf } from '../../testing/plans.ts';
import { copy, counts, details, ownedRow, rows } from '../../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.fetchGames': rows(
      { ...ownedRow(), game_id: 1, title: 'Terranigma', total_count: 3 },
      { title: 'Soul Blazer', total_count: 3 },
      { title: 'Illusion of Time', total_count: 3 },
    ),
    'catalogue.gameIds': [1, 2, 3],
    'catalogue.platformCounts': counts(3, 1, 0, 0),
    'catalogue.facets': { genres: [], regions: [] },
    'collection.previewMany': {
      changed: 1,
      added: 0,
      same: 0,
      leftOut: 1,
      otherCopies: 0,
      beyondPlan: 0,
      examples: [],
    },
    'collection.saveMany': { changeId: 9, changed: 1, added: 0 },
    'catalogue.ownTotals': { games: 3, copies: 6, priced: 0, value: 0, estimated: 0, estimate: 0 },
    'catalogue.letters': [],
    'collection.undoMany': { restored: 1 },
  });
});

async function begin() {
  const user = await openPage('/collection/all');
  await screen.findByRole('link', { name: 'Terranigma' });
  await user.click(screen.getByRole('button', { name: 'Bulk Edit' }));
  return user;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const box = (title: string) => screen.findByRole('checkbox', { name: `Select game for bulk edit: ${title}` });

test('a plan without bulk edit shows what it is', async () => {
  signIn({ tier: 'basic' });
  answer({ 'subscription.status': subscriptionOf('free'), 'subscription.plans': plansOf() });
  const user = await begin();

  await screen.findByText('Bulk Edit - Pro Feature');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(await button('Upgrade to Pro'));

  await waitFor(() => expect(location.pathname).toBe('/subscription'));
});

test('games are chosen one by one, all at once, and none', async () => {
  const user = await begin();

  await user.click(await box('Terranigma'));
  await user.click(await box('Soul Blazer'));
  await screen.findByText('2 selected');
  await user.click(await box('Soul Blazer'));
  await screen.findByText('1 selected');
  await user.click(await button('Select all (3)'));
  await screen.findByText('3 selected');
  await user.click(await button('Select none'));

  await screen.findByText('0 selected');
  expect(sent('catalogue.gameIds')).toHaveLength(1);
});

test('a range follows the order of the list', async () => {
  answer({ 'catalogue.gameIds': [3, 8, 1, 2] }); // eight lies between them, and is not on the screen
  const user = await begin();

  await user.click(await button('Range'));
  await screen.findByText('Press the first game of the range');
  await user.click(await box('Illusion of Time'));
  await screen.findByText('Now press the last one');
  await user.click(await box('Terranigma'));

  expect(await screen.findByText('3 selected')).toBeTruthy();
});

test('a change is previewed, applied, confirmed, and undone from the toast', async () => {
  const user = await begin();
  await user.click(await box('Terranigma'));
  await user.click(await box('Soul Blazer'));
  await user.click(await button('Apply to all (2)'));
  await user.click(await screen.findByRole('switch', { name: 'Set condition' }));
  await user.selectOptions(await screen.findByLabelText('Condition'), 'Mint');
  await user.click(await button('Preview'));

  await screen.findByText('1 copy changes, 1 is left out.');
  const change = {
    gameIds: [1, 2],
    copies: {},
    set: { condition: 'MINT' },
    addTags: false,
    addMissing: false,
  };
  expect(sent('collection.previewMany')).toEqual([change]);
  expect(sent('collection.saveMany')).toEqual([]);
  await user.click(await button('Apply'));

  await screen.findByText('1 copy changed');
  expect(sent('collection.saveMany')).toEqual([change]);
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  forgetCalls();
  await user.click(await button('Undo'));

  await screen.findByText('Undone: 1 copy is as it was');
  expect(sent('collection.undoMany')).toEqual([{ changeId: '9' }]);
  expect(madeCalls()).toContain('catalogue.fetchGames');
});

test('an undo that comes too late says so', async () => {
  answer({ 'collection.undoMany': refuse('bulk_change_not_found') });
  const user = await begin();
  await user.click(await box('Terranigma'));
  await user.click(await button('Apply to all (1)'));
  await user.click(await screen.findByRole('switch', { name: 'Replace notes' }));
  await user.click(await button('Preview'));
  await user.click(await button('Apply'));

  await user.click(await button('Undo'));

  expect(await screen.findByText('This change can no longer be undone.')).toBeTruthy();
});

test('games that are not owned are added only if that is switched on, and never beyond the plan', async () => {
  answer({
    'collection.previewMany': ({ addMissing }) => ({
      changed: 1,
      added: addMissing ? 1 : 0,
      same: 0,
      leftOut: addMissing ? 1 : 2,
      otherCopies: 0,
      beyondPlan: 1,
      examples: [],
    }),
  });
  const user = await begin();
  await user.click(await button('Select all (3)'));
  await user.click(await button('Apply to all (3)'));
  await user.click(await screen.findByRole('switch', { name: 'Set condition' }));
  await user.click(await button('Preview'));

  await user.click(await screen.findByRole('switch', { name: 'Add the 2 games I do not own yet' }));

  await screen.findByText('1 copy changes, 1 is added, 1 is left out.');
  expect(screen.getByRole('switch', { name: 'Add the 2 games I do not own yet' })).toBeTruthy();
  expect(screen.getByText('Games beyond your plan')).toBeTruthy();
  expect(sent('collection.previewMany').map(({ addMissing }) => addMissing)).toEqual([false, true]);
});

test('tags are added to those of the copies, unless they are to be replaced', async () => {
  const user = await begin();
  await user.click(await box('Terranigma'));
  await user.click(await button('Apply to all (1)'));
  await user.click(await screen.findByRole('switch', { name: 'Set tags' }));
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Lent');
  await user.click(await button('Preview'));
  const [, goBack] = await screen.findAllByRole('button', { name: 'Back' }); // the first is that of the layer
  if (goBack) await user.click(goBack);
  await user.click(await button('Replace with these'));
  await user.click(await button('Preview'));
  await user.click(await button('Apply'));

  await screen.findByText('1 copy changed');
  expect(sent('collection.previewMany').map(({ addTags }) => addTags)).toEqual([true, false]);
  expect(sent('collection.saveMany')).toMatchObject([{ set: { tags: 'Lent' }, addTags: false }]);
});

test('a refused change loses nothing that was chosen or filled in', async () => {
  answer({ 'collection.saveMany': refuse('pro_required') });
  const user = await begin();
  await user.click(await box('Terranigma'));
  await user.click(await button('Apply to all (1)'));
  await user.click(await screen.findByRole('switch', { name: 'Set condition' }));
  await user.click(await button('Preview'));
  await user.click(await button('Apply'));

  await screen.findByText(/This is part of the Pro plan/);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Back' }));

  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Set condition' }).getAttribute('aria-checked')).toBe('true'),
  );
  expect(screen.getByText('1 selected')).toBeTruthy();
});

test('games are edited one after another, and the queue can be stopped', async () => {
  answer({
    'catalogue.game': ({ gameId }) => details({ game_id: Number(gameId), title: `Game ${gameId}` }),
    'collection.save': copy(),
  });
  const user = await begin();
  await user.click(await box('Soul Blazer'));
  await user.click(await box('Illusion of Time'));
  await user.click(await button('Edit (2)'));

  await screen.findByRole('dialog', { name: 'Add to Collection · Game 1 of 2' });
  await user.click(await button('Add'));
  await screen.findByRole('dialog', { name: 'Add to Collection · Game 2 of 2' });
  await user.click(await button('Stop here'));

  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  expect(sent('collection.save').map(({ gameId }) => gameId)).toEqual(['2']);
});

test('with a filter on copies the change is for those that match it, and the preview says so', async () => {
  answer({
    'collection.previewMany': {
      changed: 4,
      added: 0,
      same: 0,
      leftOut: 0,
      otherCopies: 2,
      beyondPlan: 0,
      examples: [],
    },
  });
  const user = await openPage('/collection/all?tab=owned&place=Attic&unpriced=true');
  await screen.findByRole('link', { name: 'Terranigma' });
  await user.click(screen.getByRole('button', { name: 'Bulk Edit' }));
  await user.click(await button('Select all (3)'));
  await user.click(await button('Apply to all (3)'));
  await user.click(await screen.findByRole('switch', { name: 'Set condition' }));

  await user.click(await button('Preview'));
  expect((await screen.findByText('Copies concerned')).nextSibling?.textContent).toBe('4');
  await screen.findByText(
    'Only copies that match the filters change: 2 other copies of these games stay as they are.',
  );
  await user.click(await button('Apply'));

  const copies = { p_place: 'Attic', p_unpriced: true };
  expect(sent('collection.sumMany').at(-1)).toMatchObject({ copies });
  expect(sent('collection.saveMany')).toMatchObject([{ gameIds: [1, 2, 3], copies }]);
});

test('with a filter on copies the queue opens those that match it, with their photos, and saves them', async () => {
  const main = copy({ game_id: 1, id: 11, place: 'Salon' });
  const [second, third] = [copy({ game_id: 1, id: 12 }), copy({ game_id: 1, id: 13 })].map((one) => ({
    ...one,
    place: 'Attic',
    isLead: false,
  }));
  const photos = [{ file_name: 'a'.repeat(32) + '.jpg', mime_type: 'image/jpeg', size: 9, is_cover: false }];
  answer({
    'catalogue.game': ({ gameId }) => details({ game_id: Number(gameId), is_owned: true }),
    'collection.copiesOfMany': [second!, third!],
    'collection.copies': [
      { ...main, isLead: true, photos: [] },
      { ...second!, photos },
      { ...third!, photos: [] },
    ],
    'collection.saveCopy': second!,
  });
  const user = await openPage('/collection/all?tab=owned&place=Attic');
  await screen.findByRole('link', { name: 'Terranigma' });
  await user.click(screen.getByRole('button', { name: 'Bulk Edit' }));
  await user.click(await box('Terranigma'));
  await user.click(await button('Edit (1)'));

  const form = await screen.findByRole('dialog', { name: 'Edit Game Details · Copy 2 · 1 of 2' });
  await waitFor(() => expect(form.querySelector(`img[src*="${'a'.repeat(32)}"]`)).not.toBeNull());
  await user.type(await screen.findByLabelText('Notes'), 'signed');
  await user.click(await button('Save'));
  await screen.findByRole('dialog', { name: 'Edit Game Details · Copy 3 · 2 of 2' });

  expect(sent('collection.copiesOfMany')).toEqual([{ gameIds: [1], copies: { p_place: 'Attic' } }]);
  expect(sent('collection.saveCopy').map(({ id }) => id)).toEqual(['12']);
});

test.each([
  ['tag=Lent', { p_tag: 'Lent' }],
  ['condition=POOR', { p_condition: 'POOR' }],
  ['copyRegion=FR', { p_copy_region: 'FR' }],
  ['unplaced=true', { p_unplaced: true }],
])('the queue asks for the copies that ?%s means', async (filter, copies) => {
  answer({ 'collection.copiesOfMany': [{ ...copy({ game_id: 1, id: 12 }), isLead: false }] });
  const user = await openPage(`/collection/all?tab=owned&${filter}`);
  await screen.findByRole('link', { name: 'Terranigma' });
  await user.click(screen.getByRole('button', { name: 'Bulk Edit' }));
  await user.click(await box('Terranigma'));
  await user.click(await button('Edit (1)'));

  await waitFor(() => expect(sent('collection.copiesOfMany')).toEqual([{ gameIds: [1], copies }]));
});
