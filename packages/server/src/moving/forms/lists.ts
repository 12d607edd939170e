import type { Row } from '../text/delimited.ts';
import { type FoundRow, type Said, said } from './said.ts';
import { isUnnamed } from './sheet.ts';
import { type Cells, type Table, type TableForm, readRows } from './table.ts';

const withoutIgdb = 'url, category, genres, themes, companies, description';

/** A list of IGDB: one file is one list. */
export const igdbList: TableForm = {
  recognises: (has) => has('id', 'game', 'url', 'companies'),
  without: withoutIgdb,
  read: (table) => readRows(table, sayIgdb, withoutIgdb),
};

function sayIgdb(cell: Cells): Said {
  return said(
    {
      key: cell('id'),
      igdb: cell('id'),
      title: cell('game'),
      platform: listed(cell('platforms')).join(' | '),
      year: /\d{4}/.exec(cell('release_date'))?.[0] ?? '',
    },
    [['Rating', cell('rating')]],
  );
}

function listed(json: string): string[] {
  try {
    const value: unknown = JSON.parse(json || '[]');
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [json];
  } catch {
    return [json];
  }
}

/** VGC Shelf: no parts, and no condition of games. */
export const vgcShelf: TableForm = {
  recognises: (has) => has('recordType', 'modelNumber', 'title'),
  without: 'imageUrl',
  read: (table) => readRows(table, sayVgcShelf, 'imageUrl'),
};

function sayVgcShelf(cell: Cells): Said {
  const kind = cell('recordType');
  return said({
    title: cell('title'),
    platform: cell('platform'),
    kind: kind === 'GAME' ? '' : kind,
    completeness: cell('format') === 'DIGITAL' ? 'Digital' : '',
    barcode: cell('barcode'),
    region: cell('region'),
    edition: cell('edition'),
    condition: cell('condition'),
    serial: cell('serialNumber'),
    paid: cell('pricePaid'),
    notes: cell('notes'),
    estimate: cell('currentValue'),
  });
}

/** Koillection has no header: the number of an item, its name, and the title of its collection. */
export const koillection: TableForm = {
  recognises(_has, table) {
    const cells = withoutHeader(table)[0]?.cells ?? [];
    const isOfThree = cells.length >= 3 && cells.slice(3).every((cell) => cell.trim() === '');
    return isOfThree && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(cells[0] ?? '');
  },
  read: (table) =>
    withoutHeader(table).map(({ line, cells: [key = '', title = '', platform = ''] }) => ({
      line,
      said: said({ key, title, platform }),
    })),
};

/** The rows of a table whose first one is no header, but may have been taken for one. */
function withoutHeader({ header, rows }: Table): Row[] {
  return isUnnamed(header) ? rows : [{ line: 1, cells: header }, ...rows];
}

const marks = 'Loved, Played, Playing, Finished, Mastered, Dominated, Shelved'.split(', ');

/** Darkadia's archives: a row without a name is another copy of the game above. */
export const darkadia: TableForm = {
  recognises: (has) => has('Copy platform', 'Name'),
  read(table): FoundRow[] {
    let title = '';
    return readRows(table, (cell): Said => {
      title = cell('Name') || title;
      return sayDarkadia(cell, title);
    });
  },
};

function sayDarkadia(cell: Cells, title: string): Said {
  const [platform, platforms] = [cell('Copy platform'), cell('Platforms')];
  const isOwned = cell('Owned') === '1' || platform !== '';
  const isDigital = /digital/i.test(cell('Copy media'));
  const isComplete = cell('Copy complete') === '1';
  const [box, manual] = [cell('Copy box'), cell('Copy manual')];
  const shops = [cell('Copy source'), cell('Copy source other')].filter(Boolean);
  const notes = ['Notes', 'Copy box notes', 'Copy manual notes', 'Copy complete notes'].map((name) =>
    cell(name),
  );
  return said(
    {
      title,
      platform: platform || platforms.split(', ').join(' | '),
      list: isOwned ? 'Owned' : 'Not owned',
      completeness: isDigital ? 'Digital' : isComplete ? 'Complete' : '',
      ...(!isDigital && !isComplete && box !== '' ? { game: 'yes', box, manual } : {}),
      bought: cell('Copy purchase date'),
      boughtAt: shops.join(', '),
      added: cell('Added'),
      boxCondition: cell('Copy box condition'),
      bookletCondition: cell('Copy manual condition'),
      notes: notes.filter(Boolean).join('\n'),
    },
    [
      ['Release', cell('Copy Release')],
      ['Rating', cell('Rating')],
      ['Marks', marks.filter((mark) => cell(mark) === '1').join(', ')],
    ],
  );
}

/** The four fields of our own export. */
export const ownExport: TableForm = {
  recognises: (has) => has('title', 'platform', 'completeness_status', 'condition'),
  read: (table) =>
    readRows(table, (cell) => ({
      ...said({
        platform: cell('platform'),
        completeness: cell('completeness_status'),
        condition: cell('condition'),
      }),
      // A game may well be called 'None'.
      title: cell('title'),
    })),
};
