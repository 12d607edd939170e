/** Bytes that arrive in pieces of any size, read by line or by count. */
export type Bytes = {
  /** The next line without its line break; none at the end. */
  line: () => Promise<Buffer | undefined>;
  take: (count: number) => Promise<Buffer>;
  /** All remaining bytes, as they arrive. */
  rest: () => AsyncGenerator<Buffer>;
};

/** The bytes do not have the expected form: cut off, or longer than anything we write. */
export class OutOfForm extends Error {}

const newline = 10;

export function bytesOf(source: AsyncIterable<Buffer>, longestLine: number): Bytes {
  const pieces = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  async function more(): Promise<Buffer | undefined> {
    const { value, done } = await pieces.next();
    return done ? undefined : value;
  }

  function cut(end: number, next: number): Buffer {
    const taken = held.subarray(0, end);
    held = held.subarray(next);
    return taken;
  }

  return {
    async line() {
      const parts: Buffer[] = [];
      let length = 0;
      for (;;) {
        const end = held.indexOf(newline);
        if (end >= 0) return Buffer.concat([...parts, cut(end, end + 1)]);
        parts.push(held);
        length += held.length;
        held = (await more()) ?? Buffer.alloc(0);
        if (held.length > 0 && length <= longestLine) continue;
        if (length === 0) return undefined;
        throw new OutOfForm('A line has no end.');
      }
    },

    async take(count) {
      const parts: Buffer[] = [];
      let missing = count;
      while (missing > held.length) {
        parts.push(held);
        missing -= held.length;
        const next = await more();
        if (!next) throw new OutOfForm('The end comes too early.');
        held = next;
      }
      return Buffer.concat([...parts, cut(missing, missing)]);
    },

    async *rest() {
      if (held.length > 0) yield cut(held.length, held.length);
      for (let next = await more(); next; next = await more()) yield next;
    },
  };
}
