import type { Alert, FoundGem } from '@cartouche/contract/alertShapes';
import type { ExportRecord } from '@cartouche/contract/archive';
import { exportedFields, newItem } from '@cartouche/contract/item.rules';
import type { Tier } from '@cartouche/contract/limits';
import type { Currency } from '@cartouche/contract/money.rules';

import type { Answer, api } from '../api/client.ts';
import type { Language } from '../device.ts';

export type Session = Answer<typeof api.session.current>;
export type Row = Answer<typeof api.catalogue.fetchGames>[number];
export type Copy = Answer<typeof api.collection.item>;
export type Details = Answer<typeof api.catalogue.game>;
export type Wish = Answer<typeof api.wishlist.list>[number];
export type Removed = Answer<typeof api.collection.bin>[number];

type Who = { tier: Tier; language: Language; currency: Currency };

/** Ana's session, on this plan. */
export function sessionOf({ tier, language, currency }: Who): Session {
  return {
    user: { id: 'ana', email: 'ana@example.com', name: 'Ana', hasPassword: true },
    profile: {
      id: 'ana',
      preferred_currency: currency,
      preferred_marketplace: 'auto',
      preferred_language: language,
      user_type: 'user',
    },
    subscription: { tier, status: 'active', isTrialing: false, expiresAt: null },
  };
}

export function platform(
  part: Partial<Answer<typeof api.platforms.list>[number]> = {},
): Answer<typeof api.platforms.list>[number] {
  return {
    id: 19,
    name: 'Super Nintendo',
    short_name: part.name ?? 'SNES',
    manufacturer: 'Nintendo',
    aliases: ['SNES'],
    release_year: 1990,
    color: '#6B5FA8',
    medium: 'cartridge',
    box: { width: 178, height: 127, depth: 30 },
    image_url: '/platforms/19.svg',
    game_count: 3,
    ...part,
  };
}

const game = {
  game_id: 5,
  title: 'Terranigma',
  platform: 'Super Nintendo',
  platform_id: 19,
  release_date: '1995-10-20',
  genres: 'Role-playing (RPG)',
  publisher: 'Nintendo',
  region: 'EU',
  cover_url_small: null,
  cover_url_big: '',
  cover_width: null,
  cover_height: null,
};

/** A game in a list: neither owned nor wished for by default. */
export function row(part: Partial<Row> = {}): Row {
  const alone = { is_owned: false, in_wishlist: false, copy: null, corrects: null };
  return { ...game, ...alone, total_count: 1, is_alike: false, ...part };
}

/** A list of games as the server answers it: each row has the total. */
export function rows(...parts: Partial<Row>[]): Row[] {
  return parts.map((part, index) => row({ game_id: index + 1, total_count: parts.length, ...part }));
}

/** What a copy in a list does not say. */
const { completeness: _all, condition: _good, purchasePrice: _free, notes: _none, ...rest } = newItem('');
export const unsaid = {
  ...rest,
  purchaseDate: null,
  copies: 1,
  hasWholeCopy: false,
  morePaid: 0,
  moreEstimate: 0,
};

/** An owned game, as a list shows it. */
export function ownedRow(part: Partial<Row> = {}): Row {
  const owned = {
    condition: 'GOOD',
    completeness: 'COMPLETE_IN_BOX',
    purchasePrice: 40,
    ...unsaid,
  } as const;
  return row({ is_owned: true, copy: owned, ...part });
}

export function details(part: Partial<Details> = {}): Details {
  return {
    ...game,
    cover_source: null,
    igdb_id: null,
    alt_titles: [],
    description: null,
    rating: 0,
    rating_count: 0,
    rating_source: null,
    url: '',
    screenshot_1: null,
    screenshot_2: null,
    barcode: null,
    sources: [{ source: 'Cartouche', licence: 'AGPL-3.0-only', url: null }],
    releases: [],
    same: [],
    is_owned: false,
    in_wishlist: false,
    entry: null,
    ...part,
  };
}

/** Ana's copy of the game. */
export function copy(part: Partial<Copy> = {}): Copy {
  return {
    ...newItem('2024-03-01'),
    id: 11,
    game_id: 5,
    purchasePrice: 40,
    notes: 'From the flea market',
    created_at: '2024-03-02T10:00:00.000Z',
    photos: [],
    ...part,
  };
}

/** The main copy, as the details read it. */
export function lead(part: Partial<Copy> = {}) {
  return { ...copy(part), isLead: true };
}

/** A complete, good copy, as the export answers it. */
export function exportRecord(part: Partial<ExportRecord> = {}): ExportRecord {
  const said = exportedFields.map(({ name, exportedAs }) => [exportedAs, newItem('2024-03-01')[name]]);
  // as: each exported field under its name in the record
  const fields = Object.fromEntries(said) as Omit<ExportRecord, 'title' | 'platform'>;
  return { title: game.title, platform: game.platform, ...fields, ...part };
}

/** How many games each tab has. */
export function counts(all: number, owned: number, wishlist: number, incomplete: number) {
  return { all_count: all, owned_count: owned, wishlist_count: wishlist, incomplete_count: incomplete };
}

export function wish(part: Partial<Wish> = {}): Wish {
  return { ...game, created_at: '2026-01-02T10:00:00.000Z', completeness: null, ...part };
}

/** A copy in the bin. */
export function removed(part: Partial<Removed> = {}): Removed {
  return {
    ...copy(),
    id: 77,
    game,
    removed_at: '2026-11-20T10:00:00.000Z',
    expires_at: '2026-12-20T10:00:00.000Z',
    total_count: 1,
    ...part,
  };
}

type Listing = Answer<typeof api.listings.searchEbay>['data'][number];

/** A listing of the auction marketplace that looks like the whole game. */
export function listing(part: Partial<Listing> = {}): Listing {
  return {
    id: 'v1|1|0',
    title: 'Terranigma SNES complete',
    price: 49.9,
    currency: 'USD',
    isCurrentBid: false,
    url: 'https://www.ebay.com/itm/1',
    image_url: '/api/pictures/signature?url=https%3A%2F%2Fi.ebayimg.com%2F1.jpg',
    marketplace: 'ebay',
    marketplace_id: 'EBAY-US',
    condition: 'Used',
    conditionKind: null,
    shipping: 'Unknown',
    sellerInfo: null,
    isBuyItNow: true,
    hasBestOffer: false,
    itemOriginDate: null,
    contactUrl: null,
    immediatePay: null,
    returnQuantity: null,
    shipToRegions: null,
    itemLocation: null,
    listingType: 'FIXED_PRICE',
    feedbackScore: null,
    marks: [],
    ...part,
  };
}

export const priceAlert: Alert = {
  id: 1,
  platform: 'vinted',
  query: 'mana snes',
  min_price: null,
  max_price: 40,
  active: true,
  created_at: '2026-11-22T12:00:00.000Z',
  game_id: null,
  game: null,
  site: null,
  part: 'any',
  excluded_words: [],
  with_fees: false,
  state: 'waiting',
  answered_at: null,
  failing_since: null,
};

export function foundGem(part: Partial<FoundGem> = {}): FoundGem {
  return {
    id: 1,
    alertId: 1,
    title: 'Terranigma, boxed',
    price: 1234.5,
    currency: 'EUR',
    total: null,
    wasPrice: null,
    seller: null,
    game_id: null,
    isBought: false,
    url: 'https://example.com/1',
    foundAt: '2026-11-20T10:00:00.000Z',
    image_url: null,
    marketplace: 'ebay',
    query: 'terranigma',
    seen: false,
    total_count: 1,
    ...part,
  };
}

/** How somebody is told who has chosen nothing. */
export function told(): Answer<typeof api.telling.choice> {
  return { told_by: null, tells: ['mail'], hasBot: true, hasChat: false, browsers: [] };
}

/** A browser that takes push messages. */
export const subscribed = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
};
