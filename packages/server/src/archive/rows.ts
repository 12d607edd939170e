const [quote, backslash, opening, closing] = Buffer.from('"\\{}');

/** The objects of a JSON list as its bytes arrive; only one of them is in memory. */
export async function* rowsOf(json: AsyncIterable<Buffer>, mostRowBytes: number): AsyncGenerator {
  let begun: Buffer[] = []; // earlier pieces of this row, or of what comes before it
  let begunBytes = 0;
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let isFirst = true;

  for await (const bytes of json) {
    let start = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (isEscaped) isEscaped = false;
      else if (isText && byte === backslash) isEscaped = true;
      else if (byte === quote) isText = !isText;
      else if (isText) continue;
      else if (byte === opening) {
        depth += 1;
        if (depth > 1) continue;
        requireBetween(take(bytes, start, at), isFirst ? '[' : ',');
        isFirst = false;
        start = at;
      } else if (byte === closing) {
        depth -= 1;
        if (depth !== 0) continue;
        yield JSON.parse(take(bytes, start, at + 1));
        start = at + 1;
      }
    }
    begunBytes += bytes.length - start;
    if (begunBytes > mostRowBytes) throw new Error('A row of the list is too long.');
    begun.push(bytes.subarray(start));
  }
  requireBetween(take(Buffer.alloc(0), 0, 0), isFirst ? '[]' : ']');

  function take(bytes: Buffer, start: number, end: number): string {
    const text = Buffer.concat([...begun, bytes.subarray(start, end)]).toString();
    begun = [];
    begunBytes = 0;
    return text;
  }
}

/** Between rows come the list's brackets, commas and spaces; the file may begin with a byte order mark. */
function requireBetween(text: string, expected: string): void {
  if (text.replace(/[\s\uFEFF]/g, '') !== expected) throw new Error('This is not a list of rows.');
}

const rowsAtOnce = 200;

/** Groups rows into batches; the last may be empty. */
export async function* batchesOf<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
