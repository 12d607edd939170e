import { said } from './said.ts';
import { type TableForm, readRows } from './table.ts';

const signs = [
  'Completeness',
  'Collection Status',
  'Index',
  'Purchase Price',
  'Barcode',
  'Region',
  'Box',
  'Manual',
];

/** CLZ Games' CSV, whose columns its user picks. */
export const clz: TableForm = {
  recognises: (has) =>
    has('Title', 'Platform') &&
    (has('Collection Status') || signs.filter((sign) => has(sign)).length >= 2) &&
    !has('Copies'),

  read(table) {
    return readRows(table, (cell) =>
      said(
        {
          title: cell('Title'),
          platform: cell('Platform'),
          region: cell('Region'),
          edition: cell('Edition'),
          kind: cell('Hardware Type'),
          list: cell('Collection Status'),
          completeness: cell('Completeness'),
          box: cell('Box'),
          manual: cell('Manual'),
          condition: cell('Condition'),
          paid: cell('Purchase Price'),
          bought: cell('Purchase Date'),
          added: cell('Added Date', 'Date Added'),
          barcode: cell('Barcode'),
          serial: cell('Serial No.', 'Serial Number'),
          quantity: cell('Quantity'),
          year: cell('Release Year', 'Release Date'),
          key: cell('Index'),
          notes: cell('Notes'),
          boughtAt: cell('Purchase Store'),
          place: [cell('Location'), cell('Storage Device'), cell('Storage Slot')].filter(Boolean).join(' / '),
          tags: cell('Tags'),
          estimate: cell('Value', 'Current Value'),
        },
        [
          ['Lent to', cell('Loaned To')],
          ['Rating', cell('My Rating')],
        ],
      ),
    );
  },
};
