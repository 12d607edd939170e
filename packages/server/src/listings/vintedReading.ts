import type { VintedListing } from '@cartouche/contract/listings';
import { z } from 'zod';

type Amount = VintedListing['price'];

/** A price as it was seen in different years: 12.5, '12,50' or { amount: '12.5', currency_code: 'EUR' }. */
const price = z.union([
  z.number(),
  z.string(),
  z.object({ amount: z.union([z.number(), z.string()]) }).loose(),
]);

const picture = z.object({ url: z.string() }).loose();

/** Only what is shown, and nothing of it required but who it is. */
const item = z
  .object({
    id: z.union([z.number(), z.string()]),
    title: z.string().trim().min(1),
    price: price.nullish().catch(null),
    total_item_price: price.nullish().catch(null),
    currency: z.string().nullish().catch(null),
    photo: picture.nullish().catch(null),
    photos: z.array(picture).nullish().catch(null),
    path: z.string().nullish().catch(null),
    url: z.string().nullish().catch(null),
    status: z.string().nullish().catch(null),
    user: z
      .object({ login: z.string().nullish().catch(null) })
      .loose()
      .nullish()
      .catch(null),
  })
  .loose();

/** What a search answers. Items that cannot be read are left out: one of them must not hide the others. */
export const searchAnswer = z
  .object({ items: z.array(item.catch(() => unreadable)) })
  .transform(({ items }) => items.filter((one) => one !== unreadable));

const unreadable: z.output<typeof item> = { id: 0, title: '' };

export type VintedItem = z.output<typeof searchAnswer>[number];

const longestTitle = 300;

/** The item as specification 3 has it; its address only if it is a page of the site. */
export function toVintedListing(one: VintedItem, siteUrl: string): VintedListing {
  const id = String(one.id);
  const url = pageOf(one.url ?? one.path ?? '', siteUrl) ?? pageOf(one.path ?? '', siteUrl);
  const photo = one.photo?.url ?? one.photos?.[0]?.url ?? null;
  return {
    id,
    title: one.title.slice(0, longestTitle),
    price: toAmount(one.price, one.currency),
    total_item_price: toAmount(one.total_item_price, one.currency),
    photo: photo === null ? null : { url: photo },
    image_url: photo,
    path: url ? new URL(url).pathname : `/items/${encodeURIComponent(id)}`,
    url,
    status: one.status?.trim() ?? null,
    seller: one.user?.login?.trim().slice(0, 100) || null,
    marketplace: 'vinted',
  };
}

function toAmount(value: VintedItem['price'], currency: string | null | undefined): Amount {
  const bare = typeof value === 'object' ? value?.amount : value;
  const named = typeof value === 'object' ? value?.['currency_code'] : undefined;
  const amount = typeof bare === 'number' ? bare : readNumber(bare);
  if (amount === undefined || !Number.isFinite(amount) || amount < 0) return null;
  const code = [named, currency].find(
    (one): one is string => typeof one === 'string' && /^[A-Z]{3}$/.test(one),
  );
  return { amount: amount.toFixed(2), currency_code: code ?? 'EUR' };
}

/** '12,50', '12.50' and '1 234,50 €'. */
function readNumber(text: string | undefined): number | undefined {
  const digits = text
    ?.replaceAll(/[^\d.,]/g, '')
    .replace(/[.,](?=\d{3}\b)/g, '')
    .replace(',', '.');
  return digits ? Number(digits) : undefined;
}

function pageOf(address: string, siteUrl: string): string | null {
  const url = address ? URL.parse(address, siteUrl) : null;
  return url?.origin === siteUrl && /^\/items\/[\w-]+$/.test(url.pathname)
    ? `${siteUrl}${url.pathname}`
    : null;
}
