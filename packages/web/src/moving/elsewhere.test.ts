import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, forgetCalls, noAnswer, refuse, sent } from '../testing/answers.ts';
import { aMove, aMovedRow } from '../testing/movingWrites.ts';
import { addressBar, goOffline, openPage, passTime, signIn } from '../testing/page.tsx';
import { counts, rows } from '../testing/things.ts';

beforeEach(signIn);

const plan = { ...aMove.plan, adds: 1 };
const ready = { ...aMove, plan };
const written = { ...aMove, plan, state: 'written' as const, written_at: aMove.made_at };

/** The window comes to the front, beside which another one was. */
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));

test('a dry run that was written in another window is shown as it is once this one is used again', async () => {
  answer({ 'moving.get': ready, 'moving.rows': [] });
  await openPage('/move?file=1');
  await screen.findByRole('button', { name: 'Add to my collection' });
  answer({ 'moving.get': written });

  comeBack();

  expect(await screen.findByText('Your collection is here')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to my collection' })).toBeNull();
});

test('rows that were decided in another window are shown so once this one is used again', async () => {
  const skipped = { ...aMovedRow, decision: 'skip' as const };
  answer({
    'moving.get': { ...ready, counts: { ...aMove.counts, same: 0, copy: 1 } },
    'moving.rows': [aMovedRow],
  });
  await openPage('/move?file=1');
  await screen.findByRole('button', { name: 'Skip: Lagoon' });
  answer({ 'moving.rows': [skipped] });

  comeBack();

  expect(await screen.findByText('Skipped')).toBeTruthy();
});

test('what another window brought is in the lists of this one', async () => {
  answer({
    'catalogue.fetchGames': rows({ title: 'Terranigma' }),
    'catalogue.platformCounts': counts(9, 1, 0, 0),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.letters': [],
    'catalogue.ownTotals': { games: 1, copies: 1, priced: 0, value: 0, estimated: 0, estimate: 0 },
    'moving.get': ready,
    'moving.list': [ready],
    'moving.rows': [],
  });
  const user = await openPage('/collection/all?tab=owned');
  await screen.findByRole('link', { name: 'Terranigma' });
  await goTo('/move?file=1');
  await screen.findByRole('button', { name: 'Add to my collection' });
  answer({ 'moving.get': written, 'catalogue.fetchGames': rows({ title: 'Lagoon' }) });
  comeBack();
  forgetCalls();

  await user.click(await screen.findByRole('link', { name: 'See the collection' }));

  expect(await screen.findByRole('link', { name: 'Lagoon' })).toBeTruthy();
  expect(addressBar()).toBe('/collection/all?tab=owned');
});

/** To another screen of the same page, whose memory stays. */
async function goTo(address: string): Promise<void> {
  history.pushState(null, '', address);
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
}

/** A file's page, with the button that begins the writing, or that confirms the undo. */
async function openBefore(
  call: 'moving.write' | 'moving.undo',
  before: typeof ready | typeof written,
  button: string,
) {
  answer({
    'moving.get': before,
    'moving.rows': [],
    'moving.edited': { count: 0, games: [], gone: { copies: 0, wishes: 0 } },
  });
  const user = await openPage('/move?file=1');
  const first = await screen.findByRole('button', { name: button });
  if (call === 'moving.write') return { user, confirm: first };
  await user.click(first);
  const question = within(await screen.findByRole('alertdialog'));
  return { user, confirm: await question.findByRole('button', { name: button }) };
}

test.each([
  ['moving.write', ready, 'Add to my collection', 'writing', 'Being added'],
  ['moving.undo', written, 'Undo this import', 'undoing', 'Being undone'],
] as const)(
  'where the network is cut as %s is sent, it is said at once that nobody knows whether it began, and it is looked as soon as it is back',
  async (call, before, button, state, told) => {
    const { user, confirm } = await openBefore(call, before, button);
    answer({ 'moving.get': noAnswer(), 'moving.rows': noAnswer(), [call]: noAnswer() });

    await user.click(confirm);
    await goOffline();
    await passTime(200); // less than it takes until the state is asked for once more
    const unknown = screen.getByText(/^No answer came, so it is not known whether this arrived/);
    await passTime(3000);
    const stays = unknown.isConnected;
    answer({ 'moving.get': { ...before, state } });
    await goOffline(false);

    expect(await screen.findByText(told)).toBeTruthy();
    expect(stays).toBe(true);
    expect(screen.queryByText(/^No answer came/)).toBeNull();
    expect(sent(call)).toHaveLength(1);
  },
);

test.each([
  ['moving.write', ready, 'Add to my collection', written, 'Your collection is here'],
  ['moving.write', ready, 'Add to my collection', { ...ready, state: 'writing' as const }, 'Being added'],
  [
    'moving.undo',
    written,
    'Undo this import',
    { ...written, state: 'undone' as const },
    'The import is undone',
  ],
] as const)(
  'where %s is answered and the network is cut then, the screen shows what was answered',
  async (call, before, button, after, told) => {
    const { user, confirm } = await openBefore(call, before, button);
    answer({ 'moving.get': noAnswer(), 'moving.rows': noAnswer(), [call]: after });

    await user.click(confirm);
    await goOffline();
    await passTime(200);
    const early = screen.queryByText(told);
    await passTime(25_000);

    expect(early).not.toBeNull();
    expect(screen.getByText(told)).toBeTruthy();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    if (after.state === 'writing')
      expect(screen.getByText(/^There is no connection at the moment/)).toBeTruthy();
  },
);

test('once it was looked how the file stands, an answer that never came is said with it', async () => {
  answer({ 'moving.get': ready, 'moving.rows': [], 'moving.write': noAnswer() });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: 'Add to my collection' }));
  await screen.findByText(/so it is not known whether this arrived/);
  await passTime(12_000);

  expect(await screen.findByText(/^No answer came\. This is how it stands now/)).toBeTruthy();
});

test('a file that is kept no longer can be chosen again, and is not asked for once more', async () => {
  answer({ 'moving.get': refuse('move_not_found'), 'moving.list': [] });
  const user = await openPage('/move?file=1');

  await screen.findByRole('heading', { name: 'This file is not kept any more' });
  const again = screen.queryByRole('button', { name: 'Try again' });
  await user.click(screen.getByRole('link', { name: 'Choose the file again' }));

  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy();
  expect(again).toBeNull();
  expect(addressBar()).toBe('/move');
});

test('a dry run that was forgotten in another window is gone once this one is used again', async () => {
  answer({ 'moving.get': ready, 'moving.rows': [] });
  await openPage('/move?file=1');
  await screen.findByRole('button', { name: 'Add to my collection' });
  answer({ 'moving.get': refuse('move_not_found'), 'moving.rows': refuse('move_not_found') });

  comeBack();

  await waitFor(() => expect(screen.getByRole('link', { name: 'Choose the file again' })).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Add to my collection' })).toBeNull();
});
