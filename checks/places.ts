import { type Module, isTest } from './modules.ts';

/** An order of places, each a folder or a file next to the folders: those of a line import only from lines before. */
export type Order = {
  /** The file that holds the order. */
  home: string;
  lines: readonly (readonly string[])[];
  /** None for a path outside the package. */
  placeOf: (path: string) => string | undefined;
};

type Arrow = { path: string; to: string; from: string; at: string };

/** Its line; -1 for a place that has none. */
function rankOf(place: string, { lines }: Order): number {
  return lines.findIndex((line) => line.includes(place));
}

/** Each import from one place to another; tests may import anything. */
function arrowsOf(modules: Module[], { placeOf }: Order): Arrow[] {
  return modules
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      imports.map((to) => ({ path, to, from: placeOf(path) ?? '', at: placeOf(to) ?? '' })),
    )
    .filter(({ from, at }) => from !== '' && at !== '' && from !== at);
}

/** Each import of a later line, or of another place of the same line. */
export function upwardArrows(modules: Module[], order: Order): Arrow[] {
  return arrowsOf(modules, order).filter(({ from, at }) => {
    const rank = rankOf(from, order);
    return rank >= 0 && rankOf(at, order) >= rank;
  });
}

/** Every place without a rank, with a sentence that says where to put it, and every rank without a place. */
export function findUnranked(modules: Module[], order: Order): string[] {
  const arrows = arrowsOf(modules, order);
  const paths = modules.map(({ path }) => path).filter((path) => !isTest(path));
  const places = new Set(paths.flatMap((path) => order.placeOf(path) ?? []));

  const unranked = [...places].filter((place) => rankOf(place, order) < 0);
  const inVain = order.lines.flat().filter((place) => !places.has(place));
  return [
    ...unranked.map((place) => `${place} has no rank in ${order.home}. ${rankFor(place, arrows, order)}`),
    ...inVain.map((place) => `${order.home} has a rank for ${place}, which does not exist. Take it out.`),
  ];
}

function rankFor(place: string, arrows: Arrow[], order: Order): string {
  const byRank = (places: string[]) =>
    places
      .filter((one) => rankOf(one, order) >= 0)
      .toSorted((one, other) => rankOf(one, order) - rankOf(other, order));
  const last = byRank(arrows.filter(({ from }) => from === place).map(({ at }) => at)).at(-1);
  const first = byRank(arrows.filter(({ at }) => at === place).map(({ from }) => from)).at(0);

  if (last && first && rankOf(last, order) >= rankOf(first, order)) {
    return `It imports from ${last} and is imported by ${first}, which does not come after: untie them first.`;
  }
  if (last) return `Put it after ${last}, from which it imports${first ? `, and before ${first}` : ''}.`;
  if (first) return `Put it before ${first}, which imports from it.`;
  return 'Put it before the first place that will import from it.';
}
