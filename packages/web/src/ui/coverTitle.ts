/** Sizes are in hundredths of the cover's width, so that a cover looks alike at every size. */
export type Room = { width: number; height: number };

const sizes = { largest: 18, smallest: 6 };
export const titleLineHeight = 1.06;

/** Letters of scripts that are as wide as they are high, and can be written downwards. */
export const squareLetter = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/;

/** The largest type in which the whole title fits its room, and how many lines the room has in it. */
export function titleType(title: string, room: Room): { size: number; lines: number } {
  const widths = partsOf(title);
  let size = sizes.largest;
  while (size > sizes.smallest && !fits(widths, size, room)) size -= 0.5;
  return { size, lines: Math.max(1, Math.floor(room.height / (size * titleLineHeight))) };
}

/** Up to three letters for a title, where a cover is too small to read. */
export function monogram(title: string): string {
  const words = title.split(/[\s:_–—-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !/^(the|of|and|a|an|in|to|le|la|les|de|du|des|et)$/i.test(word));
  const marks = (telling.length > 0 ? telling : words).map((word) =>
    /^(\d+|[ivx]+)$/i.test(word) ? word.toUpperCase() : (/[\p{L}\p{N}]/u.exec(word)?.[0].toUpperCase() ?? ''),
  );
  const [first = '', second = '', third = ''] = marks;
  const all = [first, second, third].join('');
  return all.length <= 3 ? all : `${first}${second}`.slice(0, 3);
}

/** What may stand on a line of its own, in em: a word with the gap before it, or one square letter. */
type Part = { width: number; gap: number };

function partsOf(title: string): Part[] {
  return title.split(/\s+/).flatMap((word) => {
    const parts = word
      .split(/(?<=-)/)
      .flatMap((piece) => (squareLetter.test(piece) ? Array.from(piece) : piece));
    return parts.map((part, place) => ({ width: widthOf(part), gap: place === 0 ? widthOf(' ') : 0 }));
  });
}

function fits(parts: readonly Part[], size: number, room: Room): boolean {
  let lines = 1;
  let used = 0;
  for (const part of parts) {
    const width = part.width * size;
    if (width > room.width) return false;
    const gap = used === 0 ? 0 : part.gap * size;
    if (used + gap + width <= room.width) {
      used += gap + width;
    } else {
      lines += 1;
      used = width;
    }
  }
  return lines * size * titleLineHeight <= room.height;
}

/** In em, as measured in Figtree with the weight and tracking of Cover. */
export function widthOf(word: string): number {
  let sum = 0;
  for (const letter of word) {
    const width = widths.get(letter) ?? measure(letter);
    widths.set(letter, width);
    sum += width;
  }
  return sum;
}

const widths = new Map<string, number>();

function measure(letter: string): number {
  if (letter === ' ') return 0.22;
  if (/[iljI.,:;'’!|]/.test(letter)) return 0.27;
  if (/[ftr()-]/.test(letter)) return 0.39;
  if (/[\d&]/.test(letter)) return 0.63;
  if (/[mwMW@]/.test(letter)) return 0.9;
  if (/[BEFJLPSTZ]/.test(letter)) return 0.59;
  // The system's font is wider than ours.
  if (/[жмфшщыюЖМФШЩЫЮ]/.test(letter)) return 0.95;
  if (/\p{Script=Cyrillic}/u.test(letter)) return /\p{Lu}/u.test(letter) ? 0.78 : 0.66;
  if (/\p{Lu}/u.test(letter)) return 0.73;
  if (squareLetter.test(letter)) return 1;
  return 0.57;
}
