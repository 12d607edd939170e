import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { localDay } from '../../item/itemDraft.ts';
import { answer, sent } from '../../testing/answers.ts';
import { openPage, signIn } from '../../testing/page.tsx';
import { counts, ownedRow, rows } from '../../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'catalogue.fetchGames': rows({ ...ownedRow(), game_id: 1, title: 'Terranigma', total_count: 1 }),
    'catalogue.platformCounts': counts(1, 1, 0, 0),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.ownTotals': { games: 1, copies: 1, priced: 0, value: 0, estimated: 0, estimate: 0 },
    'catalogue.letters': [],
    'collection.previewMany': {
      changed: 1,
      added: 0,
      same: 0,
      leftOut: 0,
      otherCopies: 0,
      beyondPlan: 0,
      examples: [],
    },
  });
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function openForm() {
  const user = await openPage('/collection/all');
  await user.click(await button('Bulk Edit'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select game for bulk edit: Terranigma' }));
  await user.click(await button('Apply to all (1)'));
  const dialog = await screen.findByRole('dialog', { name: 'Change 1 game' });
  return { user, form: within(dialog), dialog };
}

test('folded, More says how many of its fields are set, and how many will be cleared', async () => {
  const { user, form } = await openForm();
  const more = (await form.findByText('More')).closest('summary');
  expect(more?.textContent).toBe('MoreRelease, edition, place, tags…');
  if (more) await user.click(more);

  for (const field of ['place', 'edition', 'tags', 'box condition']) {
    await user.click(await form.findByRole('switch', { name: `Set ${field}` }));
  }
  expect(more?.textContent).toBe('More3 cleared');
  expect(form.getAllByText('If left empty, it is cleared on the copies concerned.')).toHaveLength(3);
  await user.type(form.getByRole('combobox', { name: 'Place' }), 'Attic');

  expect(more?.textContent).toBe('More1 set, 2 cleared');
});

test.each(['Escape', 'Close', 'Cancel'])(
  'closed by %s, the form gives the focus back to the button that opened it',
  async (way) => {
    const { user, form } = await openForm();
    await form.findByRole('switch', { name: 'Set condition' });

    await (way === 'Escape'
      ? user.keyboard('{Escape}')
      : user.click(form.getByRole('button', { name: way })));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = await button('Apply to all (1)');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);

test('the preview gets the focus from the button that led to it, which is gone', async () => {
  const { user, form, dialog } = await openForm();
  await user.click(await form.findByRole('switch', { name: 'Set condition' }));
  await user.click(form.getByRole('button', { name: 'Preview' }));

  const preview = await form.findByText('1 copy changes.');
  await waitFor(() => expect(document.activeElement?.contains(preview)).toBe(true));
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('an estimate that is set for many is of today, unless the user names another day or none', async () => {
  const { user } = await openForm();
  await user.click(await button(/^More/));
  await user.click(await screen.findByRole('switch', { name: 'Set estimate' }));
  await user.type(await screen.findByLabelText('Estimate'), '99');

  const day = await screen.findByLabelText<HTMLInputElement>('Estimated on');
  expect(day.value).toBe(localDay(new Date()));
  await user.click(await button('Preview'));
  await waitFor(() =>
    expect(sent('collection.previewMany')).toMatchObject([
      { set: { estimate: 99, estimateDate: day.value } },
    ]),
  );
});
