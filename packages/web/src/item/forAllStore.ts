import { oneOf } from '../storage.ts';
import { type Draft, toChanges } from './itemDraft.ts';
import { newKeptList } from './keptList.ts';

export const pricings = ['each', 'total'] as const;

/** What somebody said of all copies of a list; the rest is as in a new copy. */
export type SaidOfAll = { changes: Partial<Draft>; pricing: (typeof pricings)[number] };

export const nothingSaid: SaidOfAll = { changes: {}, pricing: 'each' };

/** Kept beside a list of copies, so that a reload in the middle of adding loses no price. */
export function newForAllStore(key: string) {
  return newKeptList<SaidOfAll>({
    key,
    none: nothingSaid,
    toRows: (said) => (said === nothingSaid ? [] : [JSON.stringify(said.changes), said.pricing]),
    fromRows: ([changes, pricing]) => ({
      changes: toChanges(typeof changes === 'string' ? changes : null),
      pricing: oneOf(typeof pricing === 'string' ? pricing : null, pricings) ?? nothingSaid.pricing,
    }),
  });
}
