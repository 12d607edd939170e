import { aMove } from './movingWrites.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import type { CallName } from '../api/cache.ts';
import { type Call, api } from '../api/client.ts';
import { queryClient } from '../api/query.ts';
import { type Answers, answer } from './answers.ts';
import { plansOf, subscriptionOf } from './plans.ts';
import { copy, counts, details, platform, rows, sessionOf, told } from './things.ts';

const game = { gameId: 5 };

/**
 * Every read of the product, made as a screen makes it. Not the export: no screen shows it, so it is never repeated.
 */
export const reads: Partial<Record<CallName, object | undefined>> = {
  'session.options': undefined,
  'session.current': undefined,
  'session.list': undefined,
  'mail.outbox': undefined,
  'settings.marketplaces': undefined,
  'subscription.status': { userId: 'ana' },
  'subscription.plans': undefined,
  'subscription.test': undefined,
  'subscription.testDb': undefined,
  'keys.list': undefined,
  'catalogue.fetchGames': { p_tab: 'owned' },
  'catalogue.platformCounts': {},
  'catalogue.gameIds': { p_tab: 'owned' },
  'catalogue.letters': { p_tab: 'owned' },
  'catalogue.ownTotals': { p_tab: 'owned' },
  'catalogue.search': { q: 'mana' },
  'catalogue.suggestions': {},
  'catalogue.covers': { games: '1' },
  'catalogue.sources': undefined,
  'catalogue.facets': {},
  'catalogue.game': game,
  'igdb.status': undefined,
  'igdb.search': { query: 'mana' },
  'igdb.game': { id: 5 },
  'platforms.list': undefined,
  'platforms.mine': undefined,
  'wishlist.list': undefined,
  'collection.item': game,
  'collection.copies': game,
  'collection.copiesOfMany': { gameIds: [1] },
  'collection.bin': {},
  'collection.lastChange': undefined,
  'collection.summary': undefined,
  'collection.sumMany': { gameIds: [1] },
  'marks.list': undefined,
  'collection.shelf': {},
  'collection.latest': {},
  'statistics.details': undefined,
  'barcodes.find': { code: '4006381333931' },
  'moving.list': undefined,
  'moving.get': { moveId: 1 },
  'moving.rows': { moveId: 1 },
  'moving.edited': { moveId: 1 },
  'entries.list': undefined,
  'entries.matches': game,
  'entries.corrections': undefined,
  'entries.acceptances': undefined,
  'scanner.status': undefined,
  'listings.searchEbay': game,
  'listings.searchVinted': game,
  'alerts.summary': undefined,
  'alerts.gems': {},
  'alerts.found': {},
  'alerts.list': undefined,
  'alerts.countForGame': game,
  'alerts.purchase': { id: 1 },
  'alerts.mutes': undefined,
  'alerts.quietHours': undefined,
  'telling.choice': undefined,
  'telling.pushKey': undefined,
  'telling.chat': undefined,
};

const asked = { search: 'mana', fetchedAt: '2026-11-22T12:00:00Z', isSample: true };

const answers: Answers = {
  'moving.list': [],
  'moving.get': aMove,
  'moving.rows': [],
  'moving.edited': { count: 0, games: [], gone: { copies: 0, wishes: 0 } },
  'session.options': { providers: [], sampleProviders: [], hasOutbox: true, hasDeveloperPages: false },
  'session.current': sessionOf({ tier: 'pro', language: 'en', currency: 'USD' }),
  'session.list': [],
  'mail.outbox': [],
  'barcodes.find': { gtin: '4006381333931', games: [] },
  'entries.list': [],
  'entries.matches': [],
  'entries.corrections': [],
  'entries.acceptances': [],
  'settings.marketplaces': { data: [] },
  'subscription.status': subscriptionOf(),
  'subscription.plans': plansOf(),
  'subscription.test': {
    success: true,
    message: 'Stripe answers',
    plansCount: 2,
    timestamp: '2026-11-22T12:00:00Z',
  },
  'subscription.testDb': { success: true },
  'keys.list': [],
  'catalogue.fetchGames': rows({}, {}),
  'catalogue.platformCounts': counts(9, 2, 1, 1),
  'catalogue.gameIds': [1, 2],
  'catalogue.letters': [],
  'catalogue.ownTotals': { games: 2, copies: 2, priced: 1, value: 40, estimated: 0, estimate: 0 },
  'catalogue.search': { found: [], likely: [], alike: [] },
  'catalogue.suggestions': [],
  'catalogue.covers': [],
  'catalogue.facets': { genres: [], regions: [] },
  'catalogue.game': details(),
  'igdb.status': { isOn: true, isSample: true },
  'igdb.search': { games: [], isSample: true },
  'igdb.game': { games: [], isSample: true },
  'platforms.list': [platform()],
  'platforms.mine': [],
  'wishlist.list': [],
  'collection.item': copy(),
  'collection.copies': [],
  'collection.copiesOfMany': [],
  'collection.bin': [],
  'collection.lastChange': null,
  'collection.sumMany': { games: 1, copies: 1, priced: 1, value: 40, estimated: 0, estimate: 0 },
  'marks.list': { place: [], tags: [], edition: [], boughtAt: [], boughtFrom: [], region: [] },
  'collection.summary': { games: 2, wishlist: 1, value: 40, platforms: [] },
  'collection.shelf': [],
  'collection.latest': [],
  'statistics.details': {
    games: 2,
    value: 40,
    estimate: { copies: 0, value: 0 },
    averageValue: 20,
    completionRate: 50,
    oldest: null,
    mostValuable: null,
    platforms: [],
    wishlist: [],
  },
  'scanner.status': { isOn: true, isSample: true, readBy: 'sample', samplesUrl: null, elsewhereUrl: null },
  'listings.searchEbay': { data: [], marketplace: 'EBAY-FR', ...asked },
  'listings.searchVinted': { items: [], searchUrl: 'https://www.vinted.fr/catalog', ...asked },
  'alerts.summary': { active: 0, unseen: 0, isOpen: true },
  'alerts.list': [],
  'alerts.countForGame': { count: 0 },
  'alerts.purchase': {
    title: 'Terranigma, boxed',
    game_id: 1,
    query: 'terranigma',
    purchaseDate: '2026-11-22',
    purchasePrice: 40,
    notes: '',
    ratesDay: null,
  },
  'alerts.mutes': [],
  'alerts.quietHours': { isQuiet: true, quiet_from: 1320, quiet_to: 480, time_zone: null },
  'alerts.gems': [],
  'alerts.found': [],
  'telling.choice': told(),
  'telling.pushKey': { publicKey: 'B' },
  'telling.chat': { telegram_chat_id: null, hasBot: true, isSample: true },
};

/** A call by its name, for tests that go through all of them. */
export function callOf(name: CallName): Call<object | undefined, unknown> {
  const [feature = '', verb = ''] = name.split('.');
  // as: the call is known only when the test runs
  return (api as unknown as Record<string, Record<string, Call<object | undefined, unknown>>>)[feature]?.[
    verb
  ] as Call<object | undefined, unknown>;
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** A hook in use, as on a screen. */
export function use<Result>(hook: () => Result) {
  return renderHook(hook, { wrapper });
}

/** Waits until nothing is loading. */
export const settled = () =>
  waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));

/** Gives each test of a file the product's own cache, empty, and an answer to every read. */
export function freshCacheForEachTest(): void {
  beforeEach(() => {
    answer(answers);
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    vi.useRealTimers();
  });
}
