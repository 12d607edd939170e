import type { MoveTold } from '@cartouche/contract/moveTold';
import type { DateOrder } from '@cartouche/contract/moving.rules';

import { dateOrderOf, dayOf, isInFigures, priceOf } from './text/amounts.ts';
import type { Found, Said } from './forms/said.ts';
import { isDestroyed } from './forms/words.ts';
import { currenciesIn } from './prices.ts';
import { cut } from './storable.ts';
import { isTwiceEncoded } from './text/decode.ts';

const mostNames = 40;
const longestName = 60;

function shortened(names: readonly string[]): string[] {
  return names.map((name) => cut(name, longestName)).slice(0, mostNames);
}

/** How a file's rows were read, for people to check: its encoding, a date, a price, and what looks broken. */
export function tellOf(
  found: Pick<Found, 'encoding' | 'separator' | 'leftOut' | 'leftOutTabs' | 'hiddenTabs' | 'brokenLines'>,
  rows: readonly Said[],
  chosen: DateOrder | null,
): MoveTold & { order: DateOrder } {
  const dates = rows.flatMap(({ bought, added }) => [bought, added].flatMap((date) => date ?? []));
  const known = dateOrderOf(dates);
  const order = chosen ?? known ?? 'dmy';
  const date = dates.find((one) => dayOf(one, order) !== null);
  const priced = rows.filter(({ paid }) => paid !== undefined && priceOf(paid) !== null);
  const price = priced.find(({ isUnitOpen }) => !isUnitOpen)?.paid;
  const isAny = (is: (said: Said) => boolean) => rows.some(is);
  return {
    encoding: found.encoding,
    separator: found.separator,
    date: date === undefined ? null : { written: date, read: dayOf(date, order) ?? '' },
    price: price === undefined ? null : { written: price, read: priceOf(price) ?? 0 },
    currencies: [...new Set(rows.flatMap(currenciesIn))].slice(0, mostNames),
    openPrice: priced.find(({ isUnitOpen }) => isUnitOpen)?.paid ?? null,
    isDateAmbiguous: (known === null || known === 'mixed') && dates.some(isInFigures),
    repairs: [
      ...(isAny(({ isDamaged }) => isDamaged === true) ? (['rows'] as const) : []),
      ...(isAny(({ title = '', notes = '' }) => isTwiceEncoded(title + notes))
        ? (['twiceEncoded'] as const)
        : []),
      ...(isAny(
        ({ title = '', barcode = '' }) =>
          isDestroyed(barcode) || /^([A-Z][a-z]{2}-\d\d|\d\d-[A-Z][a-z]{2}|\d{1,3})$/.test(title),
      )
        ? (['spreadsheet'] as const)
        : []),
    ],
    leftOut: shortened(found.leftOut),
    leftOutTabs: shortened(found.leftOutTabs ?? []),
    hiddenTabs: shortened(found.hiddenTabs ?? []),
    brokenLines: (found.brokenLines ?? []).slice(0, mostNames),
    inNotes: [...new Set(rows.flatMap(({ more = [] }) => more.map(([label]) => label)))].slice(0, mostNames),
    cutNotes: [],
    order,
  };
}
