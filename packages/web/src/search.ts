import {
  type CopySortField,
  type SortField,
  type Tab,
  copySortFields,
  sortFields,
  tabs,
} from '@cartouche/contract/catalogue.rules';
import {
  type CompletenessFilter,
  type Condition,
  completenessFilters,
  conditions,
} from '@cartouche/contract/completeness.rules';
import { joinValues, splitValues } from '@cartouche/contract/values.rules';

import { type View, views } from './device.ts';

export type Sort = SortField | CopySortField;

/** The state in the URL of the collection; missing values have their default. Of a list, any one has to match. */
export type CollectionSearch = {
  tab?: Exclude<Tab, 'all'>;
  gameId?: number;
  q?: string;
  /** Several; a single one is in the path. */
  platforms?: readonly number[];
  genre?: readonly string[];
  region?: readonly string[];
  publisher?: string;
  // For copies, so only in tabs that list copies.
  completeness?: readonly CompletenessFilter[];
  condition?: readonly Condition[];
  photos?: true;
  unpriced?: true;
  unestimated?: true;
  estimatedBefore?: string; // a day
  unplaced?: true;
  place?: readonly string[];
  tag?: readonly string[];
  boxCondition?: readonly Condition[];
  bookletCondition?: readonly Condition[];
  mediumCondition?: readonly Condition[];
  edition?: readonly string[];
  boughtAt?: readonly string[];
  boughtFrom?: readonly string[];
  /** The region of the copy; `region` is that of the game. */
  copyRegion?: readonly string[];
  sort?: Sort;
  order?: 'asc' | 'desc';
  view?: View;
};

type Raw = Record<string, unknown>;

export function toCollectionSearch(raw: Raw): CollectionSearch {
  const tab = oneOf(
    raw['tab'],
    tabs.filter((one) => one !== 'all'),
  );
  const sort = oneOf(raw['sort'], sortsOf(tab ?? 'all'));
  const isSortLost = raw['sort'] !== undefined && sort === undefined;
  return present({
    tab,
    gameId: idIn(raw['gameId']),
    q: textIn(raw['q']),
    platforms: listIn(raw['platforms'], idIn),
    genre: listIn(raw['genre'], textIn),
    region: listIn(raw['region'], textIn),
    publisher: textIn(raw['publisher']),
    ...(hasCopies(tab) ? copyFiltersIn(raw) : {}),
    sort,
    order: isSortLost ? undefined : oneOf(raw['order'], ['asc', 'desc'] as const),
    view: oneOf(raw['view'], views),
  });
}

function copyFiltersIn(raw: Raw) {
  return {
    completeness: listIn(raw['completeness'], (one) => oneOf(one, completenessFilters)),
    condition: listIn(raw['condition'], conditionIn),
    photos: flagIn(raw['photos']),
    unpriced: flagIn(raw['unpriced']),
    unestimated: flagIn(raw['unestimated']),
    estimatedBefore: dayIn(raw['estimatedBefore']),
    unplaced: flagIn(raw['unplaced']),
    place: listIn(raw['place'], textIn),
    tag: listIn(raw['tag'], textIn),
    boxCondition: listIn(raw['boxCondition'], conditionIn),
    bookletCondition: listIn(raw['bookletCondition'], conditionIn),
    mediumCondition: listIn(raw['mediumCondition'], conditionIn),
    edition: listIn(raw['edition'], textIn),
    boughtAt: listIn(raw['boughtAt'], textIn),
    boughtFrom: listIn(raw['boughtFrom'], textIn),
    copyRegion: listIn(raw['copyRegion'], textIn),
  };
}

/** Whether a tab lists copies, which have a price, a condition and photos. */
export function hasCopies(tab: Tab | undefined): tab is 'owned' | 'incomplete' {
  return tab === 'owned' || tab === 'incomplete';
}

/** What a tab's list can be sorted by. */
export function sortsOf(tab: Tab): readonly Sort[] {
  if (hasCopies(tab)) return [...sortFields, ...copySortFields];
  return tab === 'wishlist' ? [...sortFields, 'added'] : sortFields;
}

/** The state in the URL of the search screen; without `q` there was no search yet. */
export type GameSearch = {
  q?: string;
  platform?: number;
  /** The whole game database is searched as well. */
  whole?: true;
  gameId?: number;
  /** The scan of a cover is open. */
  scan?: true;
};

export function toGameSearch(raw: Raw): GameSearch {
  return present({
    q: textIn(raw['q']),
    platform: idIn(raw['platform']),
    whole: flagIn(raw['whole']),
    gameId: idIn(raw['gameId']),
    scan: flagIn(raw['scan']),
  });
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
    view: oneOf(raw['view'], views),
    gameId: idIn(raw['gameId']),
  });
}

/** Where a catalogue can open: at a letter, or at the digits. */
export const letters: readonly string[] = '#ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

export type GamesSearch = Pick<CollectionSearch, 'gameId' | 'order' | 'view'> & {
  sort?: SortField;
  letter?: string;
};

export function toGamesSearch(raw: Raw): GamesSearch {
  const { gameId, order, view } = toCollectionSearch(raw);
  const sort = oneOf(raw['sort'], sortFields);
  return present({ letter: oneOf(textIn(raw['letter'])?.toUpperCase(), letters), gameId, sort, order, view });
}

export function toHomeSearch(raw: Raw): { gameId?: number } {
  return present({ gameId: idIn(raw['gameId']) });
}

/** Which of the sign-in screen's three modes, and the result of a mailed link or a provider. */
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

/** `bought`: a found listing that the user says they bought, as the bot's messages and mails do. */
export type AlertsSearch = { bought?: number };

export function toAlertsSearch(raw: Raw): AlertsSearch {
  return present({ bought: idIn(raw['bought']) });
}

export const settingsSections = [
  'account',
  'subscription',
  'preferences',
  'telling',
  'entries',
  'export',
  'help',
  'danger',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** `returned`: from the provider's billing portal. */
export type SettingsSearch = { section?: SettingsSection; returned?: true };

export function toSettingsSearch(raw: Raw): SettingsSearch {
  return present({ section: oneOf(raw['section'], settingsSections), returned: flagIn(raw['returned']) });
}

/** The file that is being brought. */
export type MoveSearch = { file?: number };

export function toMoveSearch(raw: Raw): MoveSearch {
  return present({ file: idIn(raw['file']) });
}

/** How a hosted checkout ended. */
export type SubscriptionSearch = { success?: true; canceled?: true };

export function toSubscriptionSearch(raw: Raw): SubscriptionSearch {
  return present({ success: flagIn(raw['success']), canceled: flagIn(raw['canceled']) });
}

export function toResetSearch(raw: Raw): { token?: string; error?: string } {
  return present({ token: textIn(raw['token']), error: textIn(raw['error']) });
}

// The router would write values as JSON (?q=%22zelda%22); an address should read as it would be typed.

export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

export function writeSearch(search: Raw): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const written = new URLSearchParams(
    pairs.map(([name, value]) => [name, Array.isArray(value) ? joinValues(value) : String(value)]),
  ).toString();
  const query = written.replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}

/** Values of an address, without duplicates and invalid ones; undefined if none is left. */
function listIn<Value>(raw: unknown, valueIn: (one: string) => Value | undefined): Value[] | undefined {
  const written = typeof raw === 'number' || typeof raw === 'string' ? splitValues(String(raw)) : [];
  const values = (Array.isArray(raw) ? raw.map(String) : written).flatMap((one) => valueIn(one) ?? []);
  return values.length === 0 ? undefined : [...new Set(values)].slice(0, longestList);
}

/** The contract takes no more values. */
const longestList = 200;

function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value | undefined {
  return values.find((known) => known === value);
}

function textIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? cutText(text, 500) || undefined : undefined;
}

/** Makes a text of an address valid for the server: not too long, without NUL or half of a surrogate pair. */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\0\p{Surrogate}]/gu, '');
}

const conditionIn = (value: string) => oneOf(value, conditions);

/** YYYY-MM-DD of the calendar. */
function dayIn(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value : '';
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined;
}

function flagIn(value: unknown): true | undefined {
  return value === 'true' || value === true ? true : undefined;
}

function idIn(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** The values that are set: `present({ ...search, page: undefined })` is the search without its page. */
export function present<Values extends object>(values: Values): Present<Values> {
  // as: Object.fromEntries loses the keys
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Present<Values>;
}
