import { type Named, consolesNamed } from './consoles.ts';
import { distance, part as partOf } from './letters.ts';
import { makersNamed } from './makers.ts';
import { type Line, type Printed, type Run, largestWords, toRuns } from './printed.ts';
import { type TitleIndex, fitNames, listOf } from './titleIndex.ts';

/** A title that some lines may mean, with its games: the one on the likeliest console first. */
export type Match = { gameIds: number[]; score: number };

/** What some lines may mean: the likeliest titles first. */
export type Meant = {
  words: string;
  matches: Match[];
  isSure: boolean;
  /** Whether the first title is much like what was read; otherwise none of them may be it. */
  fitsWell: boolean;
  /** Whether the first game's console is the one that is named, or its only one and no other is named. */
  isConsoleKnown: boolean;
  /** The console that is named, where no other one may be. */
  platformId?: number | undefined;
};

export type Asked = {
  lines: readonly Line[];
  consoles: readonly Printed[];
  /** Where somebody who can tell consoles apart has said which one it is. */
  platformId?: number | undefined;
  /** What runs up beside the rest, as the console's name often does; it is no part of a title. */
  aside?: readonly Line[];
};

/** As many titles as a screen shows to choose from, each on as many consoles. */
const mostMatches = 3;
const mostConsoles = 16;
const fitsOfRun = 30;
/**
 * What is less like a title is not offered, whatever console is named, nor are others that are less like it than so much
 * of what the likeliest one is.
 */
const least = { likeness: 0.35, ofLikeliest: 0.65 };
/**
 * A title is much like what was read from so much on, of which so much stands there letter by letter if it is all that was
 * read, and nearly all of it beside much else: 'Kitchen Scale Deluxe' has too little of 'Kirby: Triple Deluxe'.
 */
const well = { likeness: 0.55, spoken: 0.56, spokenBeside: 0.95 };

/** So many names are compared letter by letter, those first that have most pieces in common with a run. */
const mostSpelled = 60;

/**
 * How much it counts that the run is all that can be read, that the name is spelled like it, beside the pieces that they
 * have in common, and that the console and the publisher are those that are named.
 */
const weights = { part: 0.55, spelling: 0.4, console: 0.12, maker: 0.05 };
/** Measured by `npm run bench -- scan`: a score alone does not tell right from wrong, a lead over other titles nearly does. */
const sure = { score: 0.85, lead: 0.12 };

/**
 * Compares every run of lines with every name. A run counts more if it is large, long and most of what can be read; a
 * game counts more on the console that is named.
 */
export function findMeant(
  indexes: readonly TitleIndex[],
  { lines, consoles, platformId, aside = [] }: Asked,
): Meant {
  const makers = makersNamed(
    indexes.map((index) => index.makers),
    [...aside, ...lines],
  );
  const runs = toRuns(lines, consoles, makers);
  const named =
    platformId === undefined ? consolesNamed([...aside, ...lines], consoles) : new Map([[platformId, 1]]);
  const words = largestWords(lines, consoles);
  const found = indexes.flatMap((index) => scoreGames(index, runs, { named, makers }));
  const [first, ...others] = byTitle(found.filter(({ likeness }) => likeness >= least.likeness));
  const [likeliest] = first ?? [];
  const [certain] = [...named].flatMap(([id, fit]) => (fit === 1 ? id : []));
  const [likely, another] = named.keys();
  const console = certain ?? (another === undefined ? likely : undefined);
  if (!first || !likeliest)
    return {
      words,
      matches: [],
      isSure: false,
      fitsWell: false,
      isConsoleKnown: false,
      platformId: console,
    };

  const near = others.filter(([other]) => (other?.likeness ?? 0) >= least.ofLikeliest * likeliest.likeness);
  const lead = likeliest.score - (others[0]?.[0]?.score ?? 0);
  // Neighbours in a series make no difference to who has read the very title, and tells consoles apart.
  const isTold = platformId !== undefined && likeliest.isSame;
  const isConsoleKnown = certain === undefined ? first.length === 1 : certain === likeliest.platformId;
  const isLikeliest = likeliest.score >= sure.score && lead >= sure.lead && !likeliest.isOfAnother;
  return {
    words,
    matches: [first, ...near].slice(0, mostMatches).map((games) => ({
      gameIds: games.slice(0, mostConsoles).map(({ gameId }) => gameId),
      score: games[0]?.score ?? 0,
    })),
    isSure: (isTold || (isLikeliest && !isFollowed(likeliest, others, certain))) && isConsoleKnown,
    fitsWell: likeliest.isSpoken && likeliest.likeness >= well.likeness,
    isConsoleKnown,
    platformId: console,
  };
}

/**
 * Whether a title goes on on another box: the number of PHANTASY STAR may not have been read. On a console that is known
 * only a number tells such boxes apart; a subtitle is not lost.
 */
function isFollowed({ name, platformId }: Scored, others: readonly Scored[][], certain?: number): boolean {
  const goesOn = (other: Scored) =>
    other.name.startsWith(`${name} `) &&
    (certain === undefined ||
      (other.platformId === platformId && /^(\d+|[ivx]+)( |$)/.test(other.name.slice(name.length + 1))));
  return others.some((games) => games.some(goesOn));
}

/** The games of each title together, all of them with the likeliest first. */
function byTitle(games: readonly Scored[]): Scored[][] {
  const ranked = games.toSorted(
    (one, other) => other.score - one.score || other.standing - one.standing || one.gameId - other.gameId,
  );
  return [...Map.groupBy(ranked, ({ name }) => name).values()];
}

type Scored = {
  gameId: number;
  platformId: number;
  standing: number;
  name: string;
  /** How much of what was read the title alone is. */
  likeness: number;
  /** Enough of the title stands there. */
  isSpoken: boolean;
  /** Its likeness, and whether its console and its publisher are named. */
  score: number;
  /** Another publisher is named than its own. */
  isOfAnother: boolean;
  /** It is all that was read, letter by letter. */
  isSame: boolean;
};

type OnBox = { named: Named; makers: ReadonlySet<string> };

function scoreGames(index: TitleIndex, runs: readonly Run[], { named, makers }: OnBox): Scored[] {
  const games = new Map<number, Scored>();
  const { titles, gamesOfName } = index;
  for (const { number, likeness, isSpoken, isSame } of scoreNames(index, runs)) {
    for (const place of listOf(gamesOfName, number)) {
      const platformId = titles.platformIds[place] ?? 0;
      const own = index.makers.namesOf[titles.publisherOf[place] ?? -1] ?? [];
      const isMaker = own.some((maker) => makers.has(maker));
      const isOfAnother = makers.size > 0 && own.length > 0 && !isMaker;
      const score = likeness + weights.console * (named.get(platformId) ?? 0) + (isMaker ? weights.maker : 0);
      if (score <= (games.get(place)?.score ?? 0)) continue;
      const name = titles.names[place]?.split('/')[0]?.trim() ?? '';
      const [gameId = 0, standing = 0] = [titles.gameIds[place], titles.standings[place]];
      games.set(place, {
        gameId,
        platformId,
        standing,
        name,
        likeness,
        isSpoken,
        score,
        isOfAnother,
        isSame,
      });
    }
  }
  return [...games.values()];
}

/** The names that are likest to any run. Pieces find them; the letters tell 'Panzer Dragoon Saga' from its neighbours. */
function scoreNames(index: TitleIndex, runs: readonly Run[]) {
  const best = new Map<number, { words: string; dice: number; trust: number; part: number }>();
  for (const { words, size, part } of runs) {
    const trust = (0.8 + 0.2 * size) * (1 - 0.35 / words.length) * (1 - weights.part + weights.part * part);
    for (const { name, dice } of fitNames(index, words, fitsOfRun)) {
      const known = best.get(name);
      if (!known || dice * trust > known.dice * known.trust) best.set(name, { words, dice, trust, part });
    }
  }
  return [...best]
    .toSorted(([, one], [, other]) => other.dice * other.trust - one.dice * one.trust)
    .slice(0, mostSpelled)
    .map(([number, { words, dice, trust, part }]) => {
      const name = index.names[number] ?? '';
      const spelling = 1 - distance(words, name) / Math.max(words.length, name.length);
      const likeness = trust * ((1 - weights.spelling) * dice + weights.spelling * spelling);
      const within = 1 - distance(words, name, partOf) / name.length;
      const needed = well.spoken * part + well.spokenBeside * (1 - part);
      const isSpoken = Math.max(spelling, within) >= needed;
      return { number, likeness, isSpoken, isSame: part === 1 && words === name };
    });
}
