import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Currency } from '@cartouche/contract/money.rules';

import { guessMapping } from '../forms/sheet.ts';
import { interpret, noSettings } from '../interpret.ts';
import { namesOf } from '../platformNames.ts';
import { recognise } from '../recognise.ts';
import { sayOf } from '../sayOf.ts';

export const files = join(import.meta.dirname, 'files');
const shipped = join(import.meta.dirname, '../../../catalogue/platforms.json');
type Shipped = { id: number; name: string; short_name?: string; aliases?: string[] };
const platforms = (JSON.parse(readFileSync(shipped, 'utf8')) as Shipped[]).map(
  ({ id, name, short_name: short = name, aliases = [] }) => ({ id, name, short_name: short, aliases }),
); // as: our own file
const names = namesOf(platforms);

/** What each row of a file means, as far as a row of a test says something of it. */
export async function read(file: string | Buffer, own: Currency = 'USD') {
  const bytes = typeof file === 'string' ? readFileSync(join(files, file)) : file;
  const { rows, ...found } = await recognise(bytes);
  const { form, header } = found;
  const cells = rows.flatMap((row) => ('cells' in row ? [row.cells] : []));
  const mapping = form === 'sheet' ? guessMapping(header, cells) : [];
  const wanted = rows.map((row) => {
    const said = sayOf(row, header, { ...noSettings, mapping });
    return { line: row.line, key: said.key, ...interpret(said, { ...noSettings, own }, names).wanted };
  });
  return { ...found, rows: wanted };
}
