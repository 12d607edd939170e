import { type Line, type Printed, findConsole, largestWords, toRuns } from './printed.ts';
import { type TitleIndex, fitNames, listOf } from './titleIndex.ts';

export type Match = { gameId: number; score: number };

/** What some lines may mean: the likeliest games first. */
export type Meant = {
  words: string;
  matches: Match[];
  isSure: boolean;
  /** Whether the first game's console is the one that is named, or its only one. */
  isConsoleKnown: boolean;
};

export type Asked = {
  lines: readonly Line[];
  consoles: readonly Printed[];
  /** Where somebody who can tell consoles apart has said which one it is. */
  platformId?: number | undefined;
};

/** As many as a screen shows to choose from. */
export const mostMatches = 3;
const fitsOfRun = 12;
/** What is less like a title is not shown. */
const leastScore = 0.35;

/** How much it counts that the run is all that can be read, and that the console is the one that is named. */
const weights = { part: 0.55, console: 0.12 };
/** Measured by `npm run bench -- scan`: a score alone does not tell right from wrong, a lead over other titles nearly does. */
const sure = { score: 0.85, lead: 0.12 };

/**
 * Compares every run of lines with every name. A run counts more if it is large, long and most of what can be read; a
 * game counts more on the console that is named.
 */
export function findMeant(indexes: readonly TitleIndex[], { lines, consoles, platformId }: Asked): Meant {
  const runs = toRuns(lines, consoles);
  const console = platformId ?? findConsole(lines, consoles);
  const words = largestWords(lines, consoles);
  const found = indexes.flatMap((index) => scoreGames(index, runs, console));
  const likely = found.filter(({ score }) => score >= leastScore);
  const ranked = likely.toSorted(
    (one, other) => other.score - one.score || other.standing - one.standing || one.gameId - other.gameId,
  );
  const [first] = ranked;
  if (!first) return { words, matches: [], isSure: false, isConsoleKnown: false };

  const rival = ranked.find(({ name }) => name !== first.name)?.score ?? 0;
  const namesakes = ranked.filter(({ name }) => name === first.name);
  const isConsoleKnown = namesakes.length === 1 || (console !== undefined && first.platformId === console);
  return {
    words,
    matches: ranked.slice(0, mostMatches).map(({ gameId, score }) => ({ gameId, score })),
    isSure: first.score >= sure.score && first.score - rival >= sure.lead && isConsoleKnown,
    isConsoleKnown,
  };
}

type Scored = { gameId: number; platformId: number; standing: number; name: string; score: number };

function scoreGames(
  index: TitleIndex,
  runs: ReturnType<typeof toRuns>,
  console: number | undefined,
): Scored[] {
  const best = new Map<number, number>();
  for (const { words, size, part } of runs) {
    for (const { name, dice } of fitNames(index, words, fitsOfRun)) {
      const trust = (0.8 + 0.2 * size) * (1 - 0.35 / words.length);
      const score = dice * trust * (1 - weights.part + weights.part * part);
      if (score > (best.get(name) ?? 0)) best.set(name, score);
    }
  }
  const games = new Map<number, Scored>();
  const { titles, gamesOfName } = index;
  for (const [number, score] of best) {
    for (const place of listOf(gamesOfName, number)) {
      const platformId = titles.platformIds[place] ?? 0;
      const whole = score + (platformId === console ? weights.console : 0);
      if (whole <= (games.get(place)?.score ?? 0)) continue;
      const name = titles.names[place]?.split(' / ')[0] ?? '';
      const [gameId = 0, standing = 0] = [titles.gameIds[place], titles.standings[place]];
      games.set(place, { gameId, platformId, standing, name, score: whole });
    }
  }
  return [...games.values()];
}
