import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { answer, fault, forgetCalls, held, madeCalls, noAnswer, refuse, sent } from '../testing/answers.ts';
import { callOf, freshCacheForEachTest, reads, settled, use } from '../testing/hooks.tsx';
import { copy } from '../testing/things.ts';
import { type CallName, retries } from './cache.ts';
import { api } from './client.ts';
import { useRead } from './reads.ts';
import { useToggle, useWrite } from './writes.ts';

freshCacheForEachTest();

const game = { gameId: 5 };
const { photos: _photos, ...item } = copy();

/** Writes that would do harm if done twice, or later when nobody is looking. */
const once: [CallName, object][] = [
  ['session.changePassword', { currentPassword: 'old', newPassword: 'new' }],
  ['session.end', { id: '7b0c1f6e-7a55-4c8e-9a38-0f5b3b7e2d11' }],
  ['session.endOthers', {}],
  ['keys.create', { name: 'Mine' }],
  ['account.delete', { password: 'p' }],
  ['subscription.createCheckoutSession', { priceId: 'price_month', successUrl: '/', cancelUrl: '/' }],
  ['subscription.updateSubscription', { newPriceId: 'price_year' }],
  ['subscription.cancelSubscription', {}],
  ['subscription.reactivateSubscription', { priceId: 'price_month' }],
  ['subscription.createPaymentIntent', { amount: 1000 }],
  ['archive.restore', {}],
  ['feedback.send', { feedbackType: 'suggestion', subject: 'Hello', message: 'Nice' }],
  ['moving.decide', { moveId: 1, places: [0], decision: { do: 'skip' } }],
  ['collection.saveMany', { gameIds: [5], addMissing: true }],
];

test.each(once)('%s is sent once, even if no answer came, and is not queued offline', async (name, input) => {
  answer({ [name]: noAnswer() });
  const { result } = use(() => useWrite(callOf(name)));

  act(() => result.current.mutate(input));
  await settled();
  await act(() => vi.advanceTimersByTimeAsync(5_000));

  expect(sent(name)).toHaveLength(1);
});

test.each([
  ['a fault', fault(), 2],
  ['no answer', noAnswer(), 2],
  ['a refusal', refuse('item_not_found'), 1],
])('a write is tried twice, a refused one once: %s', async (_name, reply, times) => {
  answer({ 'collection.save': reply });
  const { result: hook } = use(() => useWrite(api.collection.save));

  act(() => hook.current.mutate(game));
  await waitFor(() => expect(sent('collection.save')).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await waitFor(() => expect(hook.current.isError).toBe(true));

  expect(sent('collection.save')).toHaveLength(times);
});

test('the same input is not sent twice at a time, but a different one is', async () => {
  const later = held<typeof item>();
  answer({ 'collection.save': () => later.promise });
  const { result } = use(() => useWrite(api.collection.save));

  act(() => {
    result.current.mutate(game);
    result.current.mutate(game);
    result.current.mutate({ gameId: 6 });
  });
  await waitFor(() => expect(sent('collection.save')).toHaveLength(2));
  later.resolve(item);
  await settled();
  act(() => result.current.mutate(game));
  await settled();

  expect(sent('collection.save').map(({ gameId }) => gameId)).toEqual(['5', '6', '5']);
});

test('a fresh answer is not read again, a stale one is, and lifetimes are those of specification 9', async () => {
  const minutes = 60_000;
  const lasting: [CallName, number][] = [
    ['catalogue.fetchGames', 0.5 * minutes],
    ['catalogue.platformCounts', minutes],
    ['platforms.list', 15 * minutes],
    ['settings.marketplaces', 30 * minutes],
    ['wishlist.list', 5 * minutes],
  ];
  for (const [name, freshMs] of lasting) {
    const readScreen = async () => {
      const { unmount } = use(() => useRead(callOf(name), reads[name]));
      await settled();
      unmount();
    };
    forgetCalls();
    await readScreen();
    await act(() => vi.advanceTimersByTimeAsync(freshMs - 2_000));
    await readScreen();
    expect([name, sent(name).length]).toEqual([name, 1]);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    await readScreen();
    expect([name, sent(name).length]).toEqual([name, 2]);
  }
});

test('the pauses between the tries of a read grow, up to half a minute', () => {
  expect([0, 1, 2, 3, 9].map(retries.readDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 30_000]);
});

test('a switch sends its clicks in order, shows each at once, and reads again only after the last', async () => {
  const first = held<{ ok: true }>();
  answer({ 'wishlist.add': () => first.promise, 'wishlist.remove': { created_at: null } });
  const { result: hook } = use(() => {
    const read = useRead(api.catalogue.game, game);
    const wish = useToggle<{ gameId: number }>({
      on: api.wishlist.add,
      off: api.wishlist.remove,
      edit: (edit, _input, isOn) => edit(api.catalogue.game, (one) => ({ ...one, in_wishlist: isOn })),
    });
    return { isWished: read.data?.in_wishlist, wish };
  });
  await settled();
  forgetCalls();

  act(() => hook.current.wish(game, true));
  await waitFor(() => expect(hook.current.isWished).toBe(true));
  act(() => hook.current.wish(game, false));
  await waitFor(() => expect(hook.current.isWished).toBe(false));
  expect(madeCalls()).toEqual(['wishlist.add']);
  first.resolve({ ok: true });
  await settled();

  expect(madeCalls()).toEqual(['wishlist.add', 'wishlist.remove', 'catalogue.game']);
});
