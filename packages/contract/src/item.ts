import { z } from 'zod';

import { text } from './call.ts';
import { completeness, condition } from './completeness.ts';
import { type ItemFields, eachPart, eachText, itemField } from './item.rules.ts';
import { purchaseDays } from './limits.ts';
import { highestPrice } from './money.rules.ts';
import { tidyPlace } from './place.rules.ts';
import { tidyTags } from './tags.rules.ts';

/** A schema for each field of a copy. */
type Shapes = { [Name in keyof ItemFields]: z.ZodType<ItemFields[Name] | undefined> };

const purchasePrice = z.number().min(0).max(highestPrice).multipleOf(0.01).nullable();

/** YYYY-MM-DD. */
const purchaseDate = z.iso
  .date()
  .refine(
    (date) => date >= purchaseDays.first && date <= purchaseDays.last,
    `must be between ${purchaseDays.first} and ${purchaseDays.last}`,
  )
  .nullable();

const partCondition = z.union([condition, z.literal('')]);
const parts = eachPart(() => partCondition);

const texts = {
  ...eachText((name) => text.max(itemField[name].longest)),
  place: text.overwrite(tidyPlace).max(itemField.place.longest),
  tags: text.overwrite(tidyTags).max(itemField.tags.longest),
};

/** The changes to a copy; an absent field keeps its value. */
export const itemChange = z
  .object({
    completeness,
    condition,
    purchasePrice,
    purchaseDate,
    ...parts,
    estimate: purchasePrice,
    estimateDate: purchaseDate,
    ...texts,
  } satisfies Shapes)
  .partial();
export type ItemChange = z.infer<typeof itemChange>;

/** The fields of a new copy. */
export const itemDraft = z.object({
  completeness: completeness.default(itemField.completeness.start),
  condition: condition.default(itemField.condition.start),
  purchasePrice: purchasePrice.default(itemField.purchasePrice.start),
  /** Today by default. */
  purchaseDate: purchaseDate.optional(),
  ...eachPart((name) => partCondition.default(itemField[name].start)),
  estimate: purchasePrice.default(itemField.estimate.start),
  estimateDate: purchaseDate.default(itemField.estimateDate.start),
  ...eachText((name) => texts[name].default(itemField[name].start)),
} satisfies Shapes);

/** A copy with all of its fields. */
export const said = z.object({
  completeness,
  condition,
  purchasePrice: z.number().nullable(),
  purchaseDate: z.string().nullable(),
  ...parts,
  estimate: z.number().nullable(),
  estimateDate: z.string().nullable(),
  ...eachText(() => z.string()),
} satisfies Shapes);

/** The sums of all copies of some games: `value` is what was paid for them, `estimate` what the user thinks they are worth. */
export const sums = z.object({
  games: z.number(),
  copies: z.number(),
  /** How many have a known price. */
  priced: z.number(),
  value: z.number(),
  /** How many have an estimate. */
  estimated: z.number(),
  estimate: z.number(),
});
export type Sums = z.infer<typeof sums>;
