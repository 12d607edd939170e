/** Sizes are in hundredths of the cover's width, so that a cover looks alike at every size. */
const room = { width: 82, height: 48 };
const sizes = { largest: 18, smallest: 8.5 };
export const titleLineHeight = 1.04;

/** Letters of scripts that are as wide as they are high, and can be written downwards. */
export const squareLetter = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/;

/** The largest type in which the whole title fits its part of a drawn cover. */
export function titleSize(title: string): number {
  for (let size = sizes.largest; size > sizes.smallest; size -= 0.5) {
    if (fits(title, size)) return size;
  }
  return sizes.smallest;
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

function fits(title: string, size: number): boolean {
  let lines = 1;
  let used = 0;
  for (const word of title.split(/\s+/)) {
    const width = widthOf(word) * size;
    if (width > room.width) return false;
    const gap = used === 0 ? 0 : 0.2 * size;
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
  return Array.from(word).reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[iljI.,:;'’!|]/.test(letter)) return 0.27;
  if (/[ftr1()-]/.test(letter)) return 0.39;
  if (/[mwMW@]/.test(letter)) return 0.9;
  if (/[BEFJLPSTZ]/.test(letter)) return 0.59;
  if (/\p{Lu}/u.test(letter)) return 0.73;
  if (squareLetter.test(letter)) return 1;
  return 0.57;
}
