import { isRecord } from '../text/objects.ts';
import { said } from './said.ts';
import { type Cells, type TableForm, readRows } from './table.ts';

const without = 'genres, franchises, series, developers, publishers, url, giantbomb_id';

/** Grouvee's CSV, which has JSON in its cells. A game may be on several platforms: which one is owned is not said. */
export const grouvee: TableForm = {
  recognises: (has) => has('shelves', 'platforms', 'name') && (has('giantbomb_id') || has('statuses')),

  without,

  read(table) {
    const say = (cell: Cells) => {
      const shelves = namesIn(cell('shelves'));
      const isWish = shelves.length > 0 && shelves.every((shelf) => /^wish ?list$/i.test(shelf));
      const others = shelves.filter((shelf) => !/^wish ?list$/i.test(shelf));
      return said(
        {
          key: cell('id'),
          title: cell('name'),
          platform: namesIn(cell('platforms')).join(' | '),
          igdb: cell('igdb_id'),
          year: cell('release_date'),
          list: isWish ? 'Wish List' : '',
          added: firstDay(cell('date_added_to_collection') || cell('shelves')),
        },
        [
          ['Shelves', others.join(', ')],
          ['Status', namesIn(cell('statuses')).join(', ')],
          ['Played', daysIn(cell('dates')).join(', ')],
          ['Rating', cell('rating')],
          ['Review', cell('review')],
        ],
      );
    };
    return readRows(table, say, without);
  },
};

/** The names in a list, a table, or a list of what has a status; of any other text, itself. */
function namesIn(json: string): string[] {
  try {
    const value: unknown = JSON.parse(json || '{}');
    if (isRecord(value)) return Object.keys(value);
    const names = Array.isArray(value)
      ? value.map((one: unknown) => (isRecord(one) ? (one['status'] ?? one['name']) : one))
      : [value];
    return names.filter((one) => typeof one === 'string');
  } catch {
    return [json];
  }
}

function daysIn(text: string): string[] {
  return text.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
}

function firstDay(text: string): string {
  return daysIn(text)[0] ?? '';
}
