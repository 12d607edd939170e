import { Refusal } from '../../refusal.ts';

export type Decoded = { text: string; encoding: string };

const mostLetters = 200_000;

/** The text of a file, whatever program saved it. Refuses what is no text. */
export function decode(bytes: Buffer): Decoded {
  const decoded = byMark(bytes) ?? withoutMark(bytes);
  if (decoded.text.slice(0, mostLetters).includes('\0')) throw new Refusal('move_unreadable');
  return decoded;
}

function byMark(bytes: Buffer): Decoded | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return as(bytes.subarray(3), 'utf-8', 'UTF-8');
  if (a === 0xff && b === 0xfe) return as(bytes.subarray(2), 'utf-16le', 'UTF-16');
  if (a === 0xfe && b === 0xff) return as(bytes.subarray(2), 'utf-16be', 'UTF-16');
  return undefined;
}

function withoutMark(bytes: Buffer): Decoded {
  const start = bytes.subarray(0, 1000);
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  const [atEven = 0, atOdd = 0] = zeros;
  if (atOdd > start.length / 4 && atEven === 0) return as(bytes, 'utf-16le', 'UTF-16');
  if (atEven > start.length / 4 && atOdd === 0) return as(bytes, 'utf-16be', 'UTF-16');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    const windows = as(bytes, 'windows-1252', 'Windows-1252');
    const mac = as(bytes, 'macintosh', 'Mac Roman');
    return countLetters(mac.text) > countLetters(windows.text) ? mac : windows;
  }
}

function as(bytes: Buffer, label: string, encoding: string): Decoded {
  return { text: new TextDecoder(label).decode(bytes), encoding };
}

/** Letters with accents inside words: the wrong encoding has signs there instead. */
function countLetters(text: string): number {
  return (
    text
      .slice(0, mostLetters)
      .match(/(?<=\p{L})[éèêëàâäáíîïìóòôöúùûüñçßÉÈÀÖÄÜ]|[éèêëàâäáíîïìóòôöúùûüñçßÉÈÀÖÄÜ](?=\p{L})/gu)
      ?.length ?? 0
  );
}

const twiceEncoded = /Ã[\u0080-\u00bf©¨ª«®¯°±´¶·¸¹º»¼½¾¿€‚ƒ„…†‡ˆ‰Š‹Œ]|â€[™œ˜“”]/u;

/** The bytes of letters in the encoding in which texts are encoded a second time. */
const bytesOf = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_one, at) => at)),
    (letter, at) => [letter, at],
  ),
);

/** A text that was encoded twice as it was before; what was not stays. */
export function repaired(text: string): string {
  return isTwiceEncoded(text) ? text.replace(/[\u0080-\uffff]+/g, onceEncoded) : text;
}

function onceEncoded(letters: string): string {
  const bytes = Array.from(letters, (letter) => bytesOf.get(letter));
  if (bytes.includes(undefined)) return letters;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte ?? 0));
  } catch {
    return letters;
  }
}

/** Whether a text was encoded twice: 'PokÃ©mon'. */
export function isTwiceEncoded(text: string): boolean {
  return twiceEncoded.test(text);
}
