import type { Readable } from 'node:stream';

import { startZip } from './zip.ts';

type Cell = string | number | null;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';

const contentTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relations = `${schemas}/officeDocument/2006/relationships`;

/** A sheet of a workbook, in XML. */
export type Sheet = { name: string; xml: () => AsyncIterable<string> };

/** The first row names the columns, and stays in sight. */
export function toSheet<Name extends string>(
  name: string,
  columns: readonly Name[],
  rows: AsyncIterable<Record<Name, Cell>> | Iterable<Record<Name, Cell>>,
): Sheet {
  return { name, xml };

  async function* xml(): AsyncGenerator<string> {
    yield `${declaration}<worksheet xmlns="${schemas}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
    yield rowXml(columns);
    for await (const row of rows) yield rowXml(columns.map((column) => row[column]));
    yield '</sheetData></worksheet>';
  }
}

/** A workbook, written while its rows are read. Texts are never formulas: the format tells them apart. */
export function writeWorkbook(sheets: readonly Sheet[]): Readable {
  const zip = startZip();
  for (const [name, text] of Object.entries(filesOf(sheets))) zip.add(name, () => [declaration, text]);
  for (const [at, { xml }] of sheets.entries()) zip.add(`xl/${pathOf(at)}`, xml);
  return zip.end();
}

const pathOf = (at: number) => `worksheets/sheet${at + 1}.xml`;

/** What a workbook has besides its sheets. */
function filesOf(sheets: readonly Sheet[]): Record<string, string> {
  const each = (xml: (at: number, name: string) => string) =>
    sheets.map(({ name }, at) => xml(at, escaped(name))).join('');
  return {
    '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentTypes}.sheet.main+xml"/>${each((at) => `<Override PartName="/xl/${pathOf(at)}" ContentType="${contentTypes}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets>${each((at, name) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${schemas}/package/2006/relationships">${each((at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="${pathOf(at)}"/>`)}</Relationships>`,
  };
}

function rowXml(cells: readonly Cell[]): string {
  return `<row>${cells.map(cellXml).join('')}</row>`;
}

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Excel reads `_x0041_` as a sign, and XML has no way to write most control characters. */
function escaped(text: string): string {
  return (
    text
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
      .replace(/\r/g, '&#13;')
      // oxlint-disable-next-line no-control-regex -- they are what is meant
      .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
  );
}
