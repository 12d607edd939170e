import { said } from './said.ts';
import { type Cells, type Table, type TableForm, nameKey, readRows } from './table.ts';
import { isForSale, listOf } from './words.ts';

const notGames =
  /^(amiibo|skylanders|disney infinity|lego dimensions|strategy guide|nintendo power|pokemon|magic|.* cards?|.*comics?|.*coins?)\b/i;

// How worn a copy is by a word of its own, which is the same for nearly all.
const without = 'condition-string, condition-id';

/** PriceCharting's collection: amounts in hundredths, and one word for the parts. */
export const priceCharting: TableForm = {
  recognises: (has) => has('include-string', 'console-name'),

  without,

  read(table) {
    const say = (cell: Cells) => {
      const title = cell('product-name');
      const editions = [...title.matchAll(/\[([^\]]+)\]/g)].map(([, edition = '']) => edition);
      const platform = cell('console-name');
      const includes = cell('include-string');
      const cents = Number(cell('cost-basis-in-pennies').replace(',', '.'));
      const value = Number(cell('price-in-pennies').replace(',', '.'));
      const grade = [cell('grading-company'), cell('grading-cert-id')].filter(Boolean).join(' ');
      return said(
        {
          key: [cell('id'), cell('date-entered'), includes].join(' '),
          title: title.replace(/\s*\[[^\]]+\]/g, ''),
          edition: editions.join(', '),
          platform,
          kind: notGames.test(platform) || /^(un)?graded( \d|$)|^(cgc|psa) /i.test(includes) ? platform : '',
          completeness: includes,
          paid: cents > 0 ? String(cents / 100) : '', // 0 is not recorded
          bought: cell('date-purchased'),
          added: cell('date-entered'),
          quantity: cell('quantity'),
          list: listIn(cell('folder')),
          notes: cell('notes'),
          estimate: value > 0 ? String(value / 100) : '',
        },
        [
          ['Grade', grade],
          ['Folder', cell('folder')],
          ['Number', cell('sku')],
        ],
      );
    };
    return readRows(rejoined(table), say, without);
  },
};

/**
 * A folder has any name: a list is one that is nothing but a word for it, 'Sold' too, and else one that speaks of wishes,
 * or of what is sold: 'Sold 2024'.
 */
function listIn(folder: string): string {
  const list = listOf(folder);
  if (list !== null && (list !== 'collection' || isForSale(folder))) return folder;
  if (isForSale(folder) || /\b(not?|non|nicht|sell|to be)\b/i.test(folder)) return '';
  if (/\b(wish|want)|souhait|wunsch/i.test(folder)) return 'Wishlist';
  return /\b(sold|vendue?s?|verkauft|vendid[oa]s?)\b/i.test(folder) ? 'Sold' : '';
}

/** Rows edited by hand lose the quotes around 'Item, Box, and Manual', so that it fills several cells. */
function rejoined({ header, rows }: Table): Table {
  const place = header.findIndex((name) => nameKey(name) === nameKey('include-string'));
  return {
    header,
    rows: rows.map((row) => {
      const extra = row.cells.length - header.length;
      const parts = row.cells.slice(place, place + extra + 1);
      const isSplit = extra > 0 && extra <= 2 && /^(new )?item$/i.test((parts[0] ?? '').trim());
      if (!isSplit) return row;
      const joined = parts.map((part) => part.trim()).join(', ');
      return { ...row, cells: [...row.cells.slice(0, place), joined, ...row.cells.slice(place + extra + 1)] };
    }),
  };
}
