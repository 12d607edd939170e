import { compact } from './letters.ts';
import type { Line } from './printed.ts';

/** Publishers as boxes name them, without those whose name is a title as well: ELITE. */
export type Makers = {
  /** By the place of a publisher; both of 'Atari/Namco'. */
  namesOf: string[][];
  all: ReadonlySet<string>;
};

export function indexMakers(publishers: readonly string[], isTitle: (words: string) => boolean): Makers {
  const namesOf = publishers.map((publisher) =>
    publisher
      .split('/')
      .map(compact)
      .filter((name) => name.length > 1 && !isTitle(name)),
  );
  return { namesOf, all: new Set(namesOf.flat()) };
}

/** The publishers that stand on a box, each in a line of its own. */
export function makersNamed(all: readonly Makers[], lines: readonly Line[]): ReadonlySet<string> {
  const words = lines.map(({ text }) => compact(text));
  return new Set(words.filter((one) => all.some((makers) => makers.all.has(one))));
}
