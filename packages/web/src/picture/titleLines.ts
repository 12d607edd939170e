import { squareLetter } from '../ui/coverTitle.ts';

type Room = {
  /** Whether a line is not too long, as it will be drawn. */
  fits: (line: string) => boolean;
  /** How many lines there is room for. */
  most: number;
};

/** The lines of a title on a front. As on the screen, a word that is longer than a line goes on in the next one. */
export function titleLines(title: string, { fits, most }: Room): string[] {
  const parts = title
    .split(/(?<=[\s-])/)
    .flatMap((word) => (squareLetter.test(word) ? Array.from(word) : [word]));
  const lines = [''];
  for (const part of parts) {
    const isWord = fits(part.trimEnd());
    for (const piece of isWord ? [part] : Array.from(part)) {
      const line = lines.at(-1) ?? '';
      if (line === '' || fits(`${line}${piece}`.trimEnd())) lines[lines.length - 1] = `${line}${piece}`;
      else lines.push(piece);
    }
  }
  return cut(
    lines.map((line) => line.trim()).filter((line) => line !== ''),
    most,
  );
}

/** One line on a spine, or two of about the same length. */
export function spineLines(title: string, { fits, most }: Room): string[] {
  const lines = most === 1 ? [title] : halves(title);
  return lines.every(fits) ? lines : titleLines(title, { fits, most });
}

function halves(title: string): string[] {
  const words = title.split(' ');
  const lengthTo = (count: number) => words.slice(0, count).join(' ').length;
  const [best = 1] = words
    .map((_word, index) => index + 1)
    .toSorted((a, b) => Math.abs(lengthTo(a) - title.length / 2) - Math.abs(lengthTo(b) - title.length / 2));
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')].filter((line) => line !== '');
}

/** What is left out is marked. */
function cut(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines;
  return [
    ...lines.slice(0, most - 1),
    `${Array.from(lines[most - 1] ?? '')
      .slice(0, -1)
      .join('')}…`,
  ];
}
