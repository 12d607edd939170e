import { expect, test } from 'vitest';

import { rowsOf } from './rows.ts';

/** The rows of a text that arrives in pieces of this size. */
async function read(text: string, pieceBytes: number, mostRowBytes = 1000): Promise<unknown[]> {
  async function* pieces() {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
  const rows: unknown[] = [];
  for await (const row of rowsOf(pieces(), mostRowBytes)) rows.push(row);
  return rows;
}

const rows = [{ title: 'Zoë’s "{}[],\\"', notes: '}] {\\' }, {}, { price: -1.5e3, of: { more: [{}, null] } }];

test.each([1, 2, 3, 7, 1000])(
  'rows are the same when they arrive in pieces of %i bytes',
  async (pieceBytes) => {
    expect(await read(JSON.stringify(rows), pieceBytes)).toEqual(rows);
    expect(await read(`\uFEFF${JSON.stringify(rows, null, 2)}\r\n`, pieceBytes)).toEqual(rows);
    expect(await read('[]', pieceBytes)).toEqual([]);
  },
);

test.each([
  '',
  '[',
  '{}',
  '[{}',
  '[{}]]',
  '[{},]',
  '[,{}]',
  '[{} {}]',
  '[1]',
  '["{}"]',
  '[{]',
  '[}{}]',
  '[{"a":1]}',
])('%s is not a list of rows', async (text) => {
  await expect(read(text, 1000)).rejects.toThrow(/list|JSON/);
});

test('a row that does not end is refused', async () => {
  await expect(read(`[{"notes":"${'a'.repeat(5000)}"}]`, 100)).rejects.toThrow('too long');
  await expect(read(' '.repeat(5000), 100)).rejects.toThrow('too long');
});
