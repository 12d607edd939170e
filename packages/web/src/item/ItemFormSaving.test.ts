import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, fault, forgetCalls, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { beforeTheForm, button, form, notes, openAdd, openEdit, price, saved } from '../testing/itemForm.ts';
import { goOffline, openPage, passTime, signIn } from '../testing/page.tsx';
import { copy, details, ownedRow, row } from '../testing/things.ts';

beforeEach(beforeTheForm);

test.each([
  ['a fault, with its number', fault('req-42'), /Failed to save game\. Please try again\..*req-42/],
  ['no answer', noAnswer(), /^Failed to save game\. Please try again\.$/],
])('after %s, what was typed stays, and another press saves it', async (_name, failure, says) => {
  answer({ 'collection.save': failure });
  const user = await openAdd();
  await user.type(notes(), 'Rare');

  await user.click(button('Add'));
  await waitFor(() => expect(sent('collection.save')).toHaveLength(1));
  await passTime(1_000); // a write is tried twice

  await waitFor(() => expect(screen.getByText(says)).toBeTruthy());
  expect(sent('collection.save')).toHaveLength(2);
  expect(notes().value).toBe('Rare');
  answer({ 'collection.save': saved });
  await user.click(button('Add'));
  await screen.findByText('Terranigma is on your shelf');
  expect(sent('collection.save')[2]).toMatchObject({ notes: 'Rare' });
});

test('a double click adds once', async () => {
  const later = held<typeof saved>();
  answer({ 'collection.save': () => later.promise });
  const user = await openAdd();

  await user.dblClick(button('Add'));
  await screen.findByRole('button', { name: 'Adding...' });
  later.resolve(saved);

  await screen.findByText('Terranigma is on your shelf');
  expect(sent('collection.save')).toHaveLength(1);
});

test('what was typed survives a reload, can be saved or discarded, and is gone once it is saved', async () => {
  const user = await openAdd();
  await user.type(notes(), 'Rare');
  await user.type(price(), '12');

  await openAdd();
  expect([notes().value, price().value]).toEqual(['Rare', '12']);
  expect(screen.getByText('Your unsaved changes are back. Save them, or start over.')).toBeTruthy();

  const again = await openAdd();
  await again.click(button('Start over'));
  expect([notes().value, price().value]).toEqual(['', '']);

  await again.type(notes(), 'Common');
  await again.click(button('Add'));
  await screen.findByText('Terranigma is on your shelf');
  await openAdd();
  expect(notes().value).toBe('');
});

test('the drafts of two games are separate', async () => {
  const user = await openAdd();
  await user.type(notes(), 'Rare');
  answer({
    'catalogue.fetchGames': [row({ game_id: 6, title: 'Soul Blazer' })],
    'catalogue.game': details({ game_id: 6, title: 'Soul Blazer' }),
  });

  const other = await openPage('/collection/all');
  await other.click(await screen.findByRole('button', { name: 'Add to Collection: Soul Blazer' }));
  await form();
  await waitFor(() => expect(notes().value).toBe(''));
});

test('closing asks before it loses anything typed, and only then', async () => {
  const user = await openAdd();
  await user.type(notes(), 'Rare');

  await user.click(button('Close'));
  await screen.findByText('Your changes have not been saved.');
  await user.click(button('Keep editing'));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  expect(notes().value).toBe('Rare');

  await user.click(button('Close'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByLabelText('Notes')).toBeNull());
  await openAdd();
  expect(notes().value).toBe('');
});

test('offline, a save waits, says so, and is sent once there is a network', async () => {
  const user = await openAdd();
  await goOffline();

  await user.click(button('Add'));
  await screen.findByText(
    'You are offline. Keep this open: it will be saved as soon as you are connected again.',
  );
  expect(sent('collection.save')).toEqual([]);
  await goOffline(false);

  await screen.findByText('Terranigma is on your shelf');
  expect(sent('collection.save')).toHaveLength(1);
});

test('a form whose copy cannot be read says so, and recovers', async () => {
  answer({ 'catalogue.fetchGames': [ownedRow()], 'catalogue.game': details({ is_owned: true }) });
  answer({ 'collection.item': refuse('slow_down', { seconds: 3 }) });
  const user = await openPage('/collection/all');
  await user.click(await screen.findByRole('button', { name: 'Edit Collection: Terranigma' }));

  await screen.findByText('This did not load');
  answer({ 'collection.item': copy({ notes: 'Back again' }) });
  await user.click(button('Try again'));

  await waitFor(() => expect(notes().value).toBe('Back again'));
});

test('removing asks, removes, and can be undone', async () => {
  const user = await openEdit();
  answer({ 'collection.remove': { id: 77, title: 'Terranigma' }, 'collection.restore': saved });

  await user.click(button('Remove'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Are you sure you want to remove this game from your collection?');
  expect(sent('collection.remove')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Remove' }));

  await screen.findByText('Terranigma removed from your collection');
  expect(sent('collection.remove')).toEqual([{ gameId: '5' }]);
  await waitFor(() => expect(screen.queryByLabelText('Notes')).toBeNull());
  forgetCalls();
  await user.click(button('Undo'));

  await screen.findByText('Terranigma is back in your collection');
  expect(sent('collection.restore')).toEqual([{ id: '77' }]);
});

test('a removal says the title of the game, also where the form has that of the entry which became it', async () => {
  const user = await openEdit();
  answer({ 'collection.remove': { id: 77, title: 'Tenchi Sōzō' } });

  await user.click(button('Remove'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('Tenchi Sōzō removed from your collection')).toBeTruthy();
});

test('an undo for which the plan has no room says why', async () => {
  const user = await openEdit();
  answer({
    'collection.remove': { id: 77, title: 'Terranigma' },
    'collection.restore': refuse('game_limit_reached', { limit: 20 }),
  });
  await user.click(button('Remove'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText(/Free plan limit reached: You can only add up to 20 games/)).toBeTruthy();
});

test('in French the form asks in French', async () => {
  signIn({ language: 'fr', currency: 'EUR', tier: 'free' });
  answer({ 'collection.summary': { games: 20, wishlist: 0, value: 0, platforms: [] } });
  const user = await openPage('/collection/all');

  await user.click(await screen.findByRole('button', { name: /^Ajouter à la collection.: Terranigma$/ }));

  await screen.findByRole('button', { name: 'Limite atteinte' });
  await user.type(price(), '1.234,5');
  expect(price().value).toBe('1234,5');
  expect(screen.getByText(/^= 1.234,50.€$/)).toBeTruthy();
});
