import { said } from './said.ts';
import { type Cells, type Table, type TableForm, keysOf, nameKey, readRows } from './table.ts';

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
const without =
  'Index, Sort Title, Publisher, Developer, Genre, Series, Description, Modified Date, Cover, Image';
const others =
  'Title, Platform, Format, Edition, Quantity, Condition, Serial No., Purchase Date, Purchase Store, Value, Current Value, Location, Storage Device, Storage Slot, Owner, Loaned To, Loan Date, My Rating, Completed, Completed Date, Tags, Notes, Hardware Type, Added Date, Date Added, Serial Number, Release Date, Release Year, Links';
const names = keysOf([...signs, without, others].join(', '));
/** Names that nobody gives to the columns of a table of their own. */
const only = keysOf(
  'Collection Status, Index, Sort Title, Serial No., Hardware Type, Storage Device, Storage Slot, Loaned To, My Rating, Added Date, Modified Date',
);
/** CLZ's users may have fields of their own. */
const mostOwn = 0.2;

/** CLZ Games' CSV, whose columns its user picks. */
export const clz: TableForm = {
  recognises: (has, table) =>
    has('Title', 'Platform') &&
    (has('Collection Status') || signs.filter((sign) => has(sign)).length >= 2) &&
    isHeader(table),
  without,

  read(table) {
    const say = (cell: Cells) =>
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
          year: [cell('Release Year'), cell('Release Date')].find(Boolean) ?? '',
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
      );
    return readRows(table, say, without);
  },
};

/** Whether a header is CLZ's: none but its names, or few others beside names that only CLZ has. */
function isHeader({ header }: Table): boolean {
  const keys = header.map(nameKey).filter(Boolean);
  const strange = keys.filter((key) => !names.has(key)).length;
  return strange === 0 || (strange <= keys.length * mostOwn && keys.some((key) => only.has(key)));
}
