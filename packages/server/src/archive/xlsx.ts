import { PassThrough, Readable, pipeline } from 'node:stream';

import { ZipFile } from 'yazl';

type Cell = string | number | null;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';

/** What every workbook of one sheet has besides the sheet. */
const files = {
  '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets><sheet name="Cartouche" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${schemas}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A workbook with one sheet, written while its rows are read. Texts are never formulas: the format tells them apart. */
export function writeSheet<Name extends string>(
  rows: AsyncIterable<Record<Name, Cell>>,
  columns: readonly Name[],
): Readable {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(declaration + text), name);
  zip.addReadStreamLazy('xl/worksheets/sheet1.xml', (done) =>
    done(null, Readable.from(toXml(rows, columns))),
  );

  const output = new PassThrough();
  pipeline(zip.outputStream, output, () => undefined); // errors reach the reader of `output`
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

async function* toXml<Name extends string>(
  rows: AsyncIterable<Record<Name, Cell>>,
  columns: readonly Name[],
): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${schemas}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  yield rowXml(columns);
  for await (const row of rows) yield rowXml(columns.map((name) => row[name]));
  yield '</sheetData></worksheet>';
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
