import { createHash } from 'node:crypto';

export const pagePath = /^\/items\/\d+$/;

/** How sellers would describe copies of a game; some are not what somebody looks for. */
const kinds = [
  { words: 'complet', status: 'Très bon état', price: 1 },
  { words: 'avec boîte et notice', status: 'Bon état', price: 1.1 },
  { words: 'sans notice', status: 'Bon état', price: 0.7 },
  { words: '', status: 'Satisfaisant', price: 0.6 },
  { words: 'neuf sous blister', status: 'Neuf sans étiquette', price: 2.4 },
  { words: 'boîte vide', status: 'Bon état', price: 0.3 },
  { words: '+ 3 jeux', status: 'Bon état', price: 1.8 },
];

/** The same items for the same words; none for words without a letter, and for those that say so. */
export function itemsFor(search: string, siteUrl: string) {
  const words = search.trim().slice(0, 100);
  if (!/\p{L}/u.test(words) || /\bnothing\b/i.test(words)) return [];

  const [seed = 0] = createHash('sha256').update(words.toLowerCase()).digest();
  return kinds.map(({ words: kind, status, price }, at) => {
    const id = 9_000_000_000 + seed * 100 + at;
    const cents = Math.round((900 + seed * 15) * price);
    // Vinted's protection of buyers: 70 cents and 5 percent.
    const fee = Math.round(70 + cents * 0.05);
    return {
      id,
      title: [words, kind, '(sample)'].filter(Boolean).join(' '),
      price: amount(cents),
      service_fee: amount(fee),
      total_item_price: amount(cents + fee),
      path: `/items/${id}`,
      url: `${siteUrl}/items/${id}`,
      photo:
        at === 3
          ? null
          : { id, url: `${siteUrl}/photos/${id}.png`, full_size_url: `${siteUrl}/photos/${id}.png` },
      user: { id: 1, login: 'sample', profile_url: `${siteUrl}/member/1`, business: false },
      brand_title: '',
      size_title: '',
      status,
      favourite_count: at,
      promoted: false,
      is_visible: true,
    };
  });
}

/** An item as a test wants it. */
export type MadeItem = { id: number; title: string; cents: number; currency?: string; seller?: string };

export function toItem({ id, title, cents, currency = 'EUR', seller = 'sample' }: MadeItem, siteUrl: string) {
  const price = { ...amount(cents), currency_code: currency };
  return {
    id,
    title,
    price,
    total_item_price: { ...amount(Math.round(cents * 1.05) + 70), currency_code: currency },
    path: `/items/${id}`,
    url: `${siteUrl}/items/${id}`,
    photo: null,
    user: { id: 1, login: seller },
    status: 'Bon état',
  };
}

function amount(cents: number) {
  return { amount: (cents / 100).toFixed(2), currency_code: 'EUR' };
}
