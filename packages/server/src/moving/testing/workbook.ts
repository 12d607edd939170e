import { zipOf } from '../../testing/archives.ts';

/**
 * A workbook with a tab for each table, whose cells are texts, or numbers with the number of their style. A tab may be in
 * a state, such as hidden.
 */
export function workbookOf(
  tabs: Record<string, readonly (readonly (string | { number: number; style?: number })[])[]>,
  { formats = [], states = {} }: { formats?: readonly string[]; states?: Record<string, string> } = {},
): Promise<Buffer> {
  const names = Object.keys(tabs);
  const sheets = names.map(
    (name, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${states[name] ?? 'visible'}" r:id="rId${at + 1}"/>`,
  );
  const relations = names.map(
    (_name, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const numFmts = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode='${code}'/>`);
  const xfs = ['<xf numFmtId="0"/>', ...formats.map((_code, at) => `<xf numFmtId="${164 + at}"/>`)];
  const cellOf = (cell: string | { number: number; style?: number }) =>
    typeof cell === 'string'
      ? `<c t="inlineStr"><is><t>${cell}</t></is></c>`
      : `<c s="${cell.style ?? 0}"><v>${cell.number}</v></c>`;
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${numFmts.join('')}</numFmts><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(tabs).map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join('')}</sheetData></worksheet>`,
      ]),
    ),
  });
}
