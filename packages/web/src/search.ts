import { type SortField, type Tab, sortFields, tabs } from '@cartouche/contract/catalogue.rules';

import type { View } from './device.ts';

/** What the URL of the collection says; what it leaves out is the default. */
export type CollectionSearch = {
  tab?: Exclude<Tab, 'all'>;
  gameId?: number;
  q?: string;
  genre?: string;
  region?: string;
  sort?: SortField;
  order?: 'asc' | 'desc';
  view?: View;
};

type Raw = Record<string, unknown>;

export function toCollectionSearch(raw: Raw): CollectionSearch {
  return present({
    tab: oneOf(
      raw['tab'],
      tabs.filter((tab) => tab !== 'all'),
    ),
    gameId: idIn(raw['gameId']),
    q: textIn(raw['q']),
    genre: textIn(raw['genre']),
    region: textIn(raw['region']),
    sort: oneOf(raw['sort'], sortFields),
    order: oneOf(raw['order'], ['asc', 'desc'] as const),
    view: oneOf(raw['view'], ['grid', 'list'] as const),
  });
}

/** What the URL of the search screen says; without `q` nothing was searched yet. */
export type GameSearch = { q?: string; platform?: number; gameId?: number };

export function toGameSearch(raw: Raw): GameSearch {
  return present({ q: textIn(raw['q']), platform: idIn(raw['platform']), gameId: idIn(raw['gameId']) });
}

export type WishlistSearch = {
  q?: string;
  platform?: number;
  page?: number;
  /** The whole page is shown, not only its first wishes. */
  expanded?: true;
  view?: View;
  gameId?: number;
};

export function toWishlistSearch(raw: Raw): WishlistSearch {
  return present({
    q: textIn(raw['q']),
    platform: idIn(raw['platform']),
    page: idIn(raw['page']),
    expanded: flagIn(raw['expanded']),
    view: oneOf(raw['view'], ['grid', 'list'] as const),
    gameId: idIn(raw['gameId']),
  });
}

/** Where a catalogue can be opened: at a letter, or at the digits. */
export const letters: readonly string[] = '#ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

export type GamesSearch = Pick<CollectionSearch, 'gameId' | 'sort' | 'order' | 'view'> & { letter?: string };

export function toGamesSearch(raw: Raw): GamesSearch {
  const { gameId, sort, order, view } = toCollectionSearch(raw);
  return present({ letter: oneOf(textIn(raw['letter'])?.toUpperCase(), letters), gameId, sort, order, view });
}

export function toHomeSearch(raw: Raw): { gameId?: number } {
  return present({ gameId: idIn(raw['gameId']) });
}

/** Which of the sign-in screen's three modes, and what a mailed link or a provider has to say. */
export type LoginSearch = {
  signup?: true;
  forgot?: true;
  confirmed?: true;
  deleted?: true;
  error?: string;
  provider?: string;
};

export function toLoginSearch(raw: Raw): LoginSearch {
  return present({
    signup: flagIn(raw['signup']),
    forgot: flagIn(raw['forgot']),
    confirmed: flagIn(raw['confirmed']),
    deleted: flagIn(raw['deleted']),
    error: textIn(raw['error']),
    provider: textIn(raw['provider']),
  });
}

export const settingsSections = [
  'account',
  'subscription',
  'preferences',
  'export',
  'help',
  'danger',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

export function toSettingsSearch(raw: Raw): { section?: SettingsSection } {
  return present({ section: oneOf(raw['section'], settingsSections) });
}

export function toResetSearch(raw: Raw): { token?: string; error?: string } {
  return present({ token: textIn(raw['token']), error: textIn(raw['error']) });
}

// The router's own way writes values as JSON (?q=%22zelda%22); an address should read as it would be typed.

export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

export function writeSearch(search: Raw): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value | undefined {
  return values.find((known) => known === value);
}

function textIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? cutText(text, 500) || undefined : undefined;
}

/** A text of an address as the server takes it: not too long, and without NUL or half of a character. */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\0\p{Surrogate}]/gu, '');
}

function flagIn(value: unknown): true | undefined {
  return value === 'true' || value === true ? true : undefined;
}

function idIn(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** The values that are there: `present({ ...search, page: undefined })` is the search without its page. */
export function present<Values extends object>(values: Values): Present<Values> {
  // as: fromEntries forgets the keys it was given
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Present<Values>;
}
