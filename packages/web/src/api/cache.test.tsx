// @vitest-environment happy-dom
import { calls } from 'virtual:calls';

import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  type Answers,
  answer,
  fault,
  forgetCalls,
  held,
  madeCalls,
  noAnswer,
  refuse,
  sent,
} from '../testing/answers.ts';
import { copy, counts, details, platform, rows, sessionOf } from '../testing/things.ts';
import { type CallName, cache, retries } from './cache.ts';
import { type Call, api } from './client.ts';
import { queryClient } from './query.ts';
import { useRead } from './reads.ts';
import { useToggle, useWrite } from './writes.ts';

const game = { gameId: 5 };
const { photos: _photos, ...item } = copy();

/** Every read of the product, as a screen makes it, but for the export: nobody shows it, so nobody asks for it again. */
const reads: Partial<Record<CallName, object | undefined>> = {
  'session.options': undefined,
  'session.current': undefined,
  'session.list': undefined,
  'mail.outbox': undefined,
  'settings.marketplaces': undefined,
  'keys.list': undefined,
  'catalogue.fetchGames': { p_tab: 'owned' },
  'catalogue.platformCounts': {},
  'catalogue.gameIds': { p_tab: 'owned' },
  'catalogue.letters': { p_tab: 'owned' },
  'catalogue.ownTotals': { p_tab: 'owned' },
  'catalogue.search': { q: 'mana' },
  'catalogue.suggestions': {},
  'catalogue.facets': {},
  'catalogue.game': game,
  'platforms.list': undefined,
  'platforms.mine': undefined,
  'wishlist.list': undefined,
  'collection.item': game,
  'collection.bin': {},
  'collection.lastChange': undefined,
  'collection.summary': undefined,
  'collection.latest': {},
  'statistics.details': undefined,
  'alerts.summary': undefined,
  'alerts.gems': {},
  'alerts.found': {},
};

const answers: Answers = {
  'session.options': { providers: [], sampleProviders: [], hasOutbox: true },
  'session.current': sessionOf({ tier: 'pro', language: 'en', currency: 'USD' }),
  'session.list': [],
  'mail.outbox': [],
  'settings.marketplaces': { data: [] },
  'keys.list': [],
  'catalogue.fetchGames': rows({}, {}),
  'catalogue.platformCounts': counts(9, 2, 1, 1),
  'catalogue.gameIds': [1, 2],
  'catalogue.letters': [],
  'catalogue.ownTotals': { copies: 2, priced: 1, value: 40 },
  'catalogue.search': { found: [], alike: [] },
  'catalogue.suggestions': [],
  'catalogue.facets': { genres: [], regions: [] },
  'catalogue.game': details(),
  'platforms.list': [platform()],
  'platforms.mine': [],
  'wishlist.list': [],
  'collection.item': copy(),
  'collection.bin': [],
  'collection.lastChange': null,
  'collection.summary': { games: 2, wishlist: 1, value: 40, platforms: [] },
  'collection.latest': [],
  'statistics.details': {
    games: 2,
    value: 40,
    averageValue: 20,
    completionRate: 50,
    oldest: null,
    mostValuable: null,
    platforms: [],
    wishlist: [],
  },
  'alerts.summary': { active: 0, unseen: 0 },
  'alerts.gems': [],
  'alerts.found': [],
};

/** What shows which games are owned or wished for, or figures of them. */
const shelves: CallName[] = [
  'catalogue.fetchGames',
  'catalogue.platformCounts',
  'catalogue.gameIds',
  'catalogue.letters',
  'catalogue.ownTotals',
  'catalogue.search',
  'catalogue.suggestions',
  'catalogue.game',
  'wishlist.list',
  'collection.bin',
  'collection.summary',
  'collection.latest',
  'statistics.details',
];

const done = { ok: true } as const;
const id = '7b0c1f6e-7a55-4c8e-9a38-0f5b3b7e2d11';
const credentials = { email: 'ana@example.com', password: 'a good password' };

/** Each write with what it is answered, and exactly the reads that are asked again after it. */
const writes: { [Name in CallName]?: [input: object, answers: Answers, again: CallName[]] } = {
  'session.signUp': [credentials, { 'session.signUp': done }, []],
  'session.signIn': [credentials, { 'session.signIn': done }, ['session.current']],
  'session.signInWith': [{ provider: 'google' }, { 'session.signInWith': { url: '/' } }, []],
  'session.requestReset': [{ email: 'ana@example.com' }, { 'session.requestReset': done }, []],
  'session.resetPassword': [{ token: 't', password: 'p' }, { 'session.resetPassword': done }, []],
  'session.signOut': [{}, { 'session.signOut': done }, []],
  'session.changePassword': [
    { currentPassword: 'old', newPassword: 'new' },
    { 'session.changePassword': done },
    ['session.list'],
  ],
  'session.end': [{ id }, { 'session.end': done }, ['session.list']],
  'session.endOthers': [{}, { 'session.endOthers': { ended: 2 } }, ['session.list']],
  'settings.save': [
    { preferred_language: 'fr' },
    { 'settings.save': sessionOf({ tier: 'pro', language: 'fr', currency: 'USD' }).profile },
    ['session.current', 'catalogue.game'],
  ],
  'keys.create': [{ name: 'Mine' }, { 'keys.create': { id, key: 'secret' } }, ['keys.list']],
  'keys.revoke': [{ id }, { 'keys.revoke': done }, ['keys.list']],
  'account.delete': [{ password: 'p' }, { 'account.delete': done }, []],
  'feedback.send': [
    { feedbackType: 'suggestion', subject: 'Hello', message: 'Nice' },
    { 'feedback.send': done },
    [],
  ],
  'archive.restore': [
    {},
    { 'archive.restore': { games: 1, wishes: 0, photos: 0, missing: [], missingCount: 0 } },
    [
      ...shelves,
      'collection.item',
      'session.current',
      'platforms.mine',
      'alerts.summary',
      'alerts.gems',
      'alerts.found',
    ],
  ],
  // Not the page of what was found: what is new stays marked as long as it is looked at.
  'alerts.markSeen': [{}, { 'alerts.markSeen': done }, ['alerts.summary']],
  'platforms.add': [{ platformId: 19 }, { 'platforms.add': done }, ['platforms.mine', 'collection.summary']],
  'platforms.remove': [
    { platformId: 19 },
    { 'platforms.remove': done },
    ['platforms.mine', 'collection.summary'],
  ],
  'wishlist.add': [game, { 'wishlist.add': done }, shelves],
  'wishlist.remove': [game, { 'wishlist.remove': { created_at: null } }, shelves],
  'collection.save': [game, { 'collection.save': item }, [...shelves, 'collection.item']],
  // Not the copy: it is gone, and asking for it would be refused.
  'collection.remove': [game, { 'collection.remove': { id: 77 } }, shelves],
  'collection.restore': [{ id: 77 }, { 'collection.restore': item }, [...shelves, 'collection.item']],
  'collection.discard': [{ id: 77 }, { 'collection.discard': done }, ['collection.bin']],
  'collection.emptyBin': [{}, { 'collection.emptyBin': done }, ['collection.bin']],
  'collection.previewMany': [
    { gameIds: [5] },
    {
      'collection.previewMany': { changed: 1, added: 0, same: 0, leftOut: 0, beyondPlan: 0, examples: [] },
    },
    [],
  ],
  'collection.saveMany': [
    { gameIds: [5], addMissing: true },
    { 'collection.saveMany': { changeId: 3, changed: 1, added: 0 } },
    [...shelves, 'collection.item', 'collection.lastChange'],
  ],
  'collection.undoMany': [
    { changeId: 3 },
    { 'collection.undoMany': { restored: 1 } },
    [...shelves, 'collection.item', 'collection.lastChange'],
  ],
  'collection.addPhoto': [
    game,
    { 'collection.addPhoto': { file_name: 'a.webp', mime_type: 'image/webp', size: 1 } },
    ['collection.item'],
  ],
  'collection.removePhoto': [
    { fileName: '1700000000000-1.webp' },
    { 'collection.removePhoto': done },
    ['collection.item'],
  ],
};

function callOf(name: CallName): Call<object | undefined, unknown> {
  const [feature = '', verb = ''] = name.split('.');
  // as: which call it is, is known only when the test runs
  return (api as unknown as Record<string, Record<string, Call<object | undefined, unknown>>>)[feature]?.[
    verb
  ] as Call<object | undefined, unknown>;
}

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** A hook at work, as on a screen. */
function use<Result>(hook: () => Result) {
  return renderHook(hook, { wrapper }).result;
}

/** A screen that shows every answer there is. */
function useAllReads() {
  // oxlint-disable-next-line react/hooks -- the same reads in the same order each time
  for (const [name, input] of Object.entries(reads)) useRead(callOf(name as CallName), input);
}

beforeEach(() => {
  answer(answers);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

const settled = () => waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));

test('every call of the contract is either a read or a write of this test', () => {
  const all = Object.entries(calls).flatMap(([feature, verbs]) =>
    Object.keys(verbs).map((verb) => `${feature}.${verb}`),
  );

  const tried = [...Object.keys(reads), ...Object.keys(writes), 'archive.exportCollection'];
  expect(tried.toSorted()).toEqual(all.toSorted());
});

test.each(Object.entries(writes))(
  'after %s exactly what it changed is asked again',
  async (name, [input, replies, again]) => {
    answer(replies);
    const { current } = use(() => {
      useAllReads();
      return useWrite(callOf(name as CallName));
    });
    await settled();
    forgetCalls();

    act(() => current.mutate(input));
    await waitFor(() => expect(sent(name as CallName)).toHaveLength(1));
    await settled();

    expect(madeCalls().slice(1).toSorted()).toEqual(again.toSorted());
  },
);

test('a write that was refused has its reads asked again too: what is shown may be what it was refused for', async () => {
  answer({ 'collection.restore': refuse('bin_item_not_found') });
  const { current } = use(() => {
    useRead(api.collection.bin, {});
    useRead(api.platforms.mine);
    return useWrite(api.collection.restore);
  });
  await settled();
  forgetCalls();

  act(() => current.mutate({ id: 77 }));
  await settled();

  expect(madeCalls()).toEqual(['collection.restore', 'collection.bin']);
});

test.each(Object.entries(cache).filter(([, policy]) => 'isSentOnce' in policy))(
  '%s is sent once, also when no answer came, and not kept for when there is a network',
  async (name) => {
    answer({ [name]: noAnswer() });
    const { current } = use(() => useWrite(callOf(name as CallName)));

    act(() => current.mutate(writes[name as CallName]?.[0]));
    await settled();
    await act(() => vi.advanceTimersByTimeAsync(5_000));

    expect(sent(name as CallName)).toHaveLength(1);
  },
);

test.each([
  ['a fault', fault(), 2],
  ['no answer', noAnswer(), 2],
  ['a refusal', refuse('item_not_found'), 1],
])('a write is tried twice, a refused one once: %s', async (_name, reply, times) => {
  answer({ 'collection.save': reply });
  const hook = use(() => useWrite(api.collection.save));

  act(() => hook.current.mutate(game));
  await waitFor(() => expect(sent('collection.save')).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await waitFor(() => expect(hook.current.isError).toBe(true));

  expect(sent('collection.save')).toHaveLength(times);
});

test('the same input is not sent twice at a time, another one is', async () => {
  const later = held<typeof item>();
  answer({ 'collection.save': () => later.promise });
  const { current } = use(() => useWrite(api.collection.save));

  act(() => {
    current.mutate(game);
    current.mutate(game);
    current.mutate({ gameId: 6 });
  });
  await waitFor(() => expect(sent('collection.save')).toHaveLength(2));
  later.resolve(item);
  await settled();
  act(() => current.mutate(game));
  await settled();

  expect(sent('collection.save').map(({ gameId }) => gameId)).toEqual(['5', '6', '5']);
});

test('what is fresh is not asked again, what is stale is, and each for as long as specification 9 says', async () => {
  const minutes = 60_000;
  const lasting: [CallName, number][] = [
    ['catalogue.fetchGames', 0.5 * minutes],
    ['catalogue.platformCounts', minutes],
    ['platforms.list', 15 * minutes],
    ['settings.marketplaces', 30 * minutes],
    ['wishlist.list', 5 * minutes],
  ];
  for (const [name, freshMs] of lasting) {
    const look = async () => {
      const { unmount } = renderHook(() => useRead(callOf(name), reads[name]), { wrapper });
      await settled();
      unmount();
    };
    forgetCalls();
    await look();
    await act(() => vi.advanceTimersByTimeAsync(freshMs - 2_000));
    await look();
    expect([name, sent(name).length]).toEqual([name, 1]);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    await look();
    expect([name, sent(name).length]).toEqual([name, 2]);
  }
});

test('the pauses between the tries of a read grow, up to half a minute', () => {
  expect([0, 1, 2, 3, 9].map(retries.readDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 30_000]);
});

test('a switch sends its clicks in order, draws each at once, and asks again only after the last', async () => {
  const first = held<{ ok: true }>();
  answer({ 'wishlist.add': () => first.promise, 'wishlist.remove': { created_at: null } });
  const hook = use(() => {
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
