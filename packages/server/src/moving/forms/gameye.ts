import { said } from './said.ts';
import { type Cells, type TableForm, readRows } from './table.ts';

// Prices of the market, which are not what was paid.
const without = 'PriceLoose, PriceCIB, PriceNew, YourPrice, Publisher, Developer';

/**
 * GAMEYE's CSV: version 4 with marks for its lists, version 5 with one word for them, and 5.05 without what was played.
 * In version 4 the columns of the conditions have each other's names: they hold box, manual, item.
 */
export const gameye: TableForm = {
  recognises: (has) => has('UserRecordType', 'PriceCIB') || has('Owned', 'ForSale', 'Wishlist', 'PriceCIB'),

  without,

  read(table) {
    const say = (cell: Cells) => {
      const isOld = cell('UserRecordType') === '' && cell('Type') !== '';
      const [item, box, manual] = isOld
        ? [cell('ManualCondition'), cell('ItemCondition'), cell('BoxCondition')]
        : [cell('ItemCondition'), cell('BoxCondition'), cell('ManualCondition')];
      const paid = cell('PricePaid');
      const release = cell('ReleaseType');
      return said(
        {
          title: cell('Title'),
          platform: cell('Platform'),
          region: cell('Country'),
          kind: kindOf(cell('Category', 'Type')),
          list: isOld ? oldList(cell) : cell('UserRecordType'),
          completeness: ownership(cell('Ownership'), manual),
          condition: gradeOf(item),
          paid: isNegative(paid) ? '' : paid,
          added: cell('CreatedAt', 'DateAdded'),
          notes: cell('Notes'),
          boxCondition: gradeOf(box),
          bookletCondition: gradeOf(manual),
          tags: cell('Tags'),
        },
        [
          ['Release', release === 'Official' ? '' : release],
          ['Beaten', /^(1|yes|true)$/i.test(cell('Beat')) ? 'yes' : ''],
          ['Played', cell('PlayedCompletion')],
        ],
      );
    };
    return readRows(table, say, without);
  },
};

const isNegative = (price: string) => price.startsWith('-');
const gradeOf = (grade: string) => (isUnrated(grade) ? '' : `${grade}/10`);
const isUnrated = (value: string) => value === '' || value === '?';

function oldList(cell: Cells): string {
  const [wished, forSale, owned] = [cell('Wishlist'), cell('ForSale'), cell('Owned')];
  if (wished === '1') return 'Wishlist';
  return forSale === '1' ? 'ForSale' : owned === '1' ? 'Owned' : 'Not owned';
}

/** A loose copy 'with something more' has its manual where that is rated. */
function ownership(word: string, manual: string): string {
  return word === 'Loose+' && !isUnrated(manual) ? 'Item and Manual' : word === 'Wishlist' ? '' : word;
}

/** Nothing for a game: also for one whose kind the application has lost. */
export function kindOf(kind: string): string {
  return /^(games|videogame|\?|)$/i.test(kind) ? '' : kind;
}
