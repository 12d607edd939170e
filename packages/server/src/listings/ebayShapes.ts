import { type KeyObject, createPublicKey } from 'node:crypto';

import { z } from 'zod';

/** Every field of a listing is optional at eBay; one that is not of its form counts as missing. */
function maybe<Shape extends z.ZodType>(shape: Shape) {
  return shape.optional().catch(undefined);
}

const word = z.string().min(1).max(2000);

const money = z.object({
  value: maybe(z.union([z.string().max(40), z.number()])),
  amount: maybe(z.union([z.string().max(40), z.number()])),
  currency: maybe(z.string().regex(/^[A-Z]{3}$/)),
});

const picture = z.object({ imageUrl: maybe(word) });

export const itemSummary = z.object({
  itemId: maybe(word),
  id: maybe(word),
  title: word,
  price: maybe(money),
  currentBidPrice: maybe(money),
  buyingOptions: maybe(z.array(z.string().max(40)).max(20)),
  condition: maybe(word),
  conditionId: maybe(z.string().max(10)),
  image: maybe(picture),
  thumbnailImages: maybe(z.array(picture)),
  itemWebUrl: maybe(word),
  itemAffiliateWebUrl: maybe(word),
  url: maybe(word),
  itemOriginDate: maybe(z.iso.datetime({ offset: true })),
  itemCreationDate: maybe(z.iso.datetime({ offset: true })),
  itemLocation: maybe(z.object({ country: maybe(word), postalCode: maybe(word) })),
  seller: maybe(
    z.object({
      username: word,
      feedbackScore: maybe(z.number()),
      feedbackPercentage: maybe(z.string().max(40)),
    }),
  ),
  shippingOptions: maybe(z.array(z.object({ shippingCost: maybe(money) }))),
  listingMarketplaceId: maybe(word),
});
export type ItemSummary = z.output<typeof itemSummary>;

/** `itemSummaries` is missing when nothing is found. What is no listing is left out. */
export const searchAnswer = z.object({
  itemSummaries: z
    .array(z.unknown())
    .nullish()
    .transform((items) => (items ?? []).flatMap((item) => itemSummary.safeParse(item).data ?? [])),
});

export const categoryTree = z.object({ categoryTreeId: z.string().regex(/^\d+$/) });

const category = z.object({ categoryId: z.string().regex(/^\d+$/) });
export const suggestions = z.object({
  categorySuggestions: z
    .array(z.object({ category, categoryTreeNodeAncestors: maybe(z.array(category)) }))
    .default([]),
});

export const refusalBody = z.object({
  errors: z.array(
    z.object({ errorId: z.number(), message: maybe(z.string()), longMessage: maybe(z.string()) }),
  ),
});

export const publicKey = z.object({
  key: z.string().transform(toKey),
  algorithm: maybe(z.string()),
  digest: maybe(z.string()),
});

/** eBay leaves the line breaks out that PEM has. */
function toKey(pem: string, context: z.RefinementCtx): KeyObject {
  const key = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  try {
    return createPublicKey({ key, format: 'der', type: 'spki' });
  } catch {
    context.addIssue('This is no public key.');
    return z.NEVER;
  }
}
