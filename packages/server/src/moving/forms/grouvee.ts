import { said } from './said.ts';
import { type TableForm, readRows } from './table.ts';

/** Grouvee's CSV, which has JSON in its cells. A game may be on several platforms: which one is owned is not said. */
export const grouvee: TableForm = {
  recognises: (has) => has('shelves', 'platforms', 'name') && (has('giantbomb_id') || has('statuses')),

  read(table) {
    return readRows(table, (cell) => {
      const shelves = namesIn(cell('shelves'));
      const isWish = shelves.length > 0 && shelves.every((shelf) => /^wish ?list$/i.test(shelf));
      const others = shelves.filter((shelf) => !/^wish ?list$/i.test(shelf));
      return said(
        {
          key: cell('id'),
          title: cell('name'),
          platform: namesIn(cell('platforms')).join(' | '),
          igdb: cell('igdb_id'),
          year: /^\d{4}/.exec(cell('release_date'))?.[0] ?? '',
          list: isWish ? 'Wish List' : '',
          added: firstDay(cell('date_added_to_collection') || cell('shelves')),
        },
        [
          ['Shelves', others.join(', ')],
          ['Rating', cell('rating')],
          ['Review', cell('review')],
        ],
      );
    });
  },
};

function namesIn(json: string): string[] {
  try {
    const value: unknown = JSON.parse(json || '{}');
    if (Array.isArray(value)) return value.filter((one): one is string => typeof one === 'string');
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
  } catch {
    return [];
  }
}

function firstDay(text: string): string {
  return /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';
}
