import { type FoundRow, type Said, said } from './said.ts';
import { type TableForm, readRows } from './table.ts';

/** A list of IGDB: one file is one list. */
export const igdbList: TableForm = {
  recognises: (has) => has('id', 'game', 'url', 'companies'),
  read: (table) =>
    readRows(table, (cell) =>
      said(
        {
          key: cell('id'),
          igdb: cell('id'),
          title: cell('game'),
          platform: listed(cell('platforms')).join(' | '),
          year: /\d{4}/.exec(cell('release_date'))?.[0] ?? '',
        },
        [['Rating', cell('rating')]],
      ),
    ),
};

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
  read: (table) =>
    readRows(table, (cell) =>
      said({
        title: cell('title'),
        platform: cell('platform'),
        kind: cell('recordType') === 'GAME' ? '' : cell('recordType'),
        completeness: cell('format') === 'DIGITAL' ? 'Digital' : '',
        barcode: cell('barcode'),
        region: cell('region'),
        edition: cell('edition'),
        condition: cell('condition'),
        serial: cell('serialNumber'),
        paid: cell('pricePaid'),
        notes: cell('notes'),
        estimate: cell('currentValue'),
      }),
    ),
};

/** Koillection has no header: the number of an item, its name, and the title of its collection. */
export const koillection: TableForm = {
  recognises: (_has, { header }) =>
    header.length === 3 && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(header[0] ?? ''),
  read: ({ header, rows }) =>
    [{ line: 1, cells: header }, ...rows].map(({ line, cells: [key = '', title = '', platform = ''] }) => ({
      line,
      said: said({ key, title, platform }),
    })),
};

/** Darkadia's archives: a row without a name is another copy of the game above. */
export const darkadia: TableForm = {
  recognises: (has) => has('Copy platform', 'Name'),
  read(table): FoundRow[] {
    let title = '';
    return readRows(table, (cell): Said => {
      title = cell('Name') || title;
      const isOwned = cell('Owned') === '1' || cell('Copy platform') !== '';
      const isDigital = /digital/i.test(cell('Copy media'));
      const isComplete = cell('Copy complete') === '1';
      return said(
        {
          title,
          platform: cell('Copy platform') || cell('Platforms').split(', ').join(' | '),
          list: isOwned ? 'Owned' : 'Not owned',
          completeness: isDigital ? 'Digital' : isComplete ? 'Complete' : '',
          ...(!isDigital && !isComplete && cell('Copy box') !== ''
            ? { game: 'yes', box: cell('Copy box'), manual: cell('Copy manual') }
            : {}),
          bought: cell('Copy purchase date'),
          boughtAt: cell('Copy source') || cell('Copy source other'),
          added: cell('Added'),
          notes: [
            cell('Notes'),
            cell('Copy box notes'),
            cell('Copy manual notes'),
            cell('Copy complete notes'),
          ]
            .filter(Boolean)
            .join('\n'),
        },
        [
          ['Release', cell('Copy Release')],
          ['Rating', cell('Rating')],
        ],
      );
    });
  },
};

/** The four fields of our own export. */
export const ownExport: TableForm = {
  recognises: (has) => has('title', 'platform', 'completeness_status', 'condition'),
  read: (table) =>
    readRows(table, (cell) =>
      said({
        title: cell('title'),
        platform: cell('platform'),
        completeness: cell('completeness_status'),
        condition: cell('condition'),
      }),
    ),
};
