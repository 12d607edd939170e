import { type ItemFields, itemFields } from '@cartouche/contract/item.rules';
import { furtherCopies } from '@cartouche/contract/limits';

import type { ItemWithPhotos } from '../collection/many.ts';
import type { Wanted } from './interpret.ts';
import { firstKeyOf } from './rowKeys.ts';
import type { Brought } from './remembered.store.ts';
import type { Difference, RowOfGame } from './rows.store.ts';

/** The copies here that a row stands for, and what it said when it brought the first of them. */
export type Paired = { items: ItemWithPhotos[]; before: Wanted | null };

export type Pairing = {
  rows: readonly RowOfGame[];
  copies: readonly ItemWithPhotos[];
  /** What was brought before, by the key of the first of the rows that say the same of themselves. */
  brought: ReadonlyMap<string, readonly Brought[]>;
};

/** No game has more copies. */
export const mostCopies = furtherCopies.most + 1;
/** So many rows of a game are compared with each copy: a file with thousands of one title takes no more. */
const mostLikened = 400;

/**
 * Which copies of a game its rows stand for, by their places. First of all come rows of which the user said that they
 * are a copy that is here. A row has the copies that it brought; where several rows say the same of themselves, those
 * that changed least. Of the other copies, it has those that are as it says, and at last those that are likest: of
 * several alike, the best row has the main copy. A row that is a further copy has only what it brought since. Rows and
 * copies are in their order.
 */
export function pairRows({ rows, copies, brought }: Pairing): Map<number, Paired> {
  const free = new Map(copies.map((copy) => [copy.id, copy]));
  const pairs = new Map(rows.map(({ place }): [number, Paired] => [place, { items: [], before: null }]));
  const asking = rows.slice(0, mostCopies);

  function take(
    { place, wanted, decision }: RowOfGame,
    copy: ItemWithPhotos | undefined,
    before: Wanted | null,
  ): void {
    const pair = pairs.get(place);
    if (!copy || !pair || !free.has(copy.id) || pair.items.length >= wanted.quantity) return;
    if (isBeside(decision, copy)) return;
    if (pair.items.length === 0) pair.before = before;
    pair.items.push(copy);
    free.delete(copy.id);
  }

  function takeKnown(ones: ReturnType<typeof knownAmong>): void {
    for (const { row, ids, before } of ones) {
      for (const id of ids) take(row, free.get(id), before);
    }
  }

  const known = knownAmong(asking, brought);
  const having = asking.filter(({ decision }) => decision?.do === 'have');
  takeKnown(known.filter(({ row, isOther }) => having.includes(row) && !isOther));
  for (const row of having) {
    const [own] = byLikeness([row], [...free.values()]);
    if (pairs.get(row.place)?.items.length === 0) take(row, own?.copy, null);
  }
  takeKnown(known);
  const open = asking.filter(({ decision }) => decision?.do !== 'further');
  for (const row of open.toSorted((a, b) => saidBy(b) - saidBy(a))) {
    for (const copy of free.values()) {
      if (differencesOf(row.wanted, copy, null).length === 0) take(row, copy, null);
    }
  }
  const likest = byLikeness(open.slice(0, mostLikened), [...free.values()]);
  // One for each row before several for one.
  for (const { row, copy } of likest) if (pairs.get(row.place)?.items.length === 0) take(row, copy, null);
  for (const { row, copy } of likest) take(row, copy, null);
  return pairs;
}

function isBeside(decision: RowOfGame['decision'], { id }: ItemWithPhotos): boolean {
  return decision?.do === 'further' && decision.beside.includes(id);
}

/** Rows with copies: first those with the same parts, and of these those of which the row says least otherwise. */
function byLikeness(rows: readonly RowOfGame[], copies: readonly ItemWithPhotos[]) {
  return rows
    .flatMap((row) =>
      copies.map((copy) => {
        const others = differencesOf(row.wanted, copy, null);
        const isOtherwise = others.some(({ field }) => field === 'completeness');
        const isSkipped = row.decision?.do === 'skip';
        return { row, copy, order: [Number(isSkipped), Number(isOtherwise), others.length] as const };
      }),
    )
    .toSorted(({ order: a }, { order: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
}

/** Rows with what was brought of such rows, those that changed least first. */
function knownAmong(rows: readonly RowOfGame[], brought: Pairing['brought']) {
  return rows
    .flatMap((row) =>
      (brought.get(firstKeyOf(row.row_key)) ?? []).map(({ row_key: key, wanted: before, items: ids }) => ({
        row,
        ids,
        before,
        distance: distanceOf(row.wanted, before),
        isOther: key !== row.row_key,
      })),
    )
    .toSorted((a, b) => a.distance - b.distance || Number(a.isOther) - Number(b.isOther));
}

function saidBy({ wanted, decision }: RowOfGame): number {
  return decision?.do === 'skip' ? -1 : Object.keys(wanted.fields).length;
}

/** In how many fields a row says something else than before. */
function distanceOf({ fields }: Wanted, { fields: before }: Wanted): number {
  return itemFields.filter((field) => String(fields[field] ?? '') !== String(before[field] ?? '')).length;
}

/**
 * What a row says of a copy. An amount of our own export that the copy has is the same, whatever the account's currency
 * is called by now: it is no line of the notes.
 */
export function fieldsFor({ fields, before = [] }: Wanted, item: ItemFields): Wanted['fields'] {
  const lines = before.filter(({ field, amount }) => item[field] === amount).map(({ line }) => line);
  if (lines.length === 0) return fields;
  const { notes = '', ...others } = fields;
  const left = notes.split('\n').filter((line) => !lines.includes(line));
  return { ...others, ...(left.length > 0 && { notes: left.join('\n') }) };
}

/** What the file says otherwise than the copy; of a row that was brought before, what it did not say then. */
export function differencesOf(wanted: Wanted, item: ItemFields, before: Wanted | null): Difference[] {
  const fields = fieldsFor(wanted, item);
  return itemFields.flatMap((field) => {
    const file = fields[field];
    if (file === undefined || isWithin(field, String(file), item)) return [];
    if (before !== null && String(before.fields[field] ?? '') === String(file)) return [];
    return { field, file: String(file), mine: saidOf(item, field) };
  });
}

/** What a copy says in a field, as a difference keeps it. */
export function saidOf(item: ItemFields, field: keyof ItemFields): string {
  return String(item[field] ?? '');
}

/** Notes that have all that the file says are no difference. */
function isWithin(field: keyof ItemFields, file: string, item: ItemFields): boolean {
  const mine = item[field];
  if (field === 'notes') return file.split('\n').every((line) => item.notes.includes(line.trim()));
  return typeof mine === 'number' ? mine === Number(file) : (mine ?? '') === file;
}
