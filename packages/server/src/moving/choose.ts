import { fold } from '@cartouche/contract/catalogue.rules';

import { askedKeys, numbersIn, titleKeys, wordsIn } from '../catalogue/import/titleKeys.ts';
import type { Wanted } from './interpret.ts';
import { titleVariants } from './titleVariants.ts';

/** A game that a row may be about. */
export type Candidate = {
  game_id: number;
  platform_id: number;
  title: string;
  /** The title of the game that the user corrected with this one. */
  corrected_title: string | null;
  alts: string[];
  release_date: string | null;
  regions: string[];
  /** Whether it is an own entry, but no correction. */
  is_entry: boolean;
  by: 'igdb' | 'code' | 'title';
};

/**
 * The game of a row where that is certain; else those to choose from, whether one of them has its very title, and whether
 * nothing but the year tells that one from the row.
 */
export type Chosen = { gameId: number } | { choices: number[]; isClose: boolean; isOtherYear?: boolean };

/** So many are shown to choose from. */
export const mostChoices = 8;
/** A shorter other title says little: 'PES', 'Pokémon'. */
const longEnough = 6;
const furthestYears = 3;

/**
 * Which game a row is about. Its number at IGDB comes first, then a barcode or serial of a game with a title alike, then
 * the title by the comparison of the catalogue. What fits two games equally well, or only by guessing, is asked.
 */
export function chooseGame(wanted: Wanted, candidates: readonly Candidate[]): Chosen {
  const here = candidates.filter(
    ({ platform_id: id, is_entry: isEntry }) =>
      (wanted.platformIds.length === 0 || wanted.platformIds.includes(id)) &&
      !(isEntry && wanted.isEntry === false),
  );
  // Listed on several platforms in the file: which of them stands on the shelf is not said.
  const isOpen = wanted.platformIds.length > 1 && !isPair(wanted);
  const byIgdb = unique(here.filter(({ by }) => by === 'igdb'));
  if (byIgdb.length === 1 && !isOpen) return { gameId: first(byIgdb) };
  const coded = unique(here.filter((one) => one.by === 'code' && isAlike(one, wanted.title)));
  if (coded.length === 1) return { gameId: first(coded) };

  const scored = unique(here)
    .map((one) => ({ ...one, score: scoreOf(wanted, one) }))
    .toSorted((a, b) => b.score - a.score || a.title.length - b.title.length);
  const measures: ((one: (typeof scored)[number]) => number)[] = [
    ({ score }) => score,
    ({ platform_id: id }) => -wanted.platformIds.indexOf(id),
    ({ title, corrected_title: corrected }) =>
      Number(corrected !== null && fold(title) === fold(wanted.ownTitle ?? '')),
    ({ title }) => Number(fold(title) === fold(wanted.title)),
    ({ title }) => Number(title.toLowerCase() === wanted.title.toLowerCase()),
    ({ release_date: date }) => Number(wanted.year !== null && Number(date?.slice(0, 4)) === wanted.year),
    ({ regions }) => Number(wanted.region !== null && regions.includes(wanted.region)),
  ];
  const left = measures.reduce((ones, measure) => {
    const best = Math.max(...ones.map(measure));
    return ones.filter((one) => measure(one) === best);
  }, scored);
  const [only] = left;
  const isIt = left.length === 1 && only !== undefined && only.score >= surely;
  const isElsewhere = scored.some(
    (one) => one.score >= surely && one.platform_id !== only?.platform_id && !isPair(wanted),
  );
  const isOnly = isIt && !isElsewhere && !isOpen;
  if (isOnly && yearFits(wanted, only)) return { gameId: only.game_id };
  const shown = isOnly ? [only, ...scored.filter((one) => one !== only)] : scored;
  return {
    choices: shown.slice(0, mostChoices).map(({ game_id }) => game_id),
    isClose: scored.some(({ score }) => score >= surely),
    isOtherYear: isOnly,
  };
}

/** A game whose title begins as that of a row, as the user sees it. */
export type Beginning = Pick<Candidate, 'game_id' | 'title' | 'release_date'>;

/**
 * The game of a row that leaves its subtitle out: the only one on its platform that begins so. It has a number before
 * that: 'Metroid II' is Return of Samus, but a title without a number may be that of the first game of a series, which the
 * catalogue lacks. An edition may be another game than the one without it.
 */
export function chooseByBeginning(wanted: Wanted, beginning: readonly Beginning[]): Chosen | undefined {
  const [only, ...others] = beginning;
  if (!only || others.length > 0 || wanted.platformIds.length !== 1 || !yearFits(wanted, only))
    return undefined;
  const [main = ''] = only.title.split(/:\s/);
  const isIt = titleVariants(wanted.title).some(
    ({ title, isSure }) =>
      isSure && isNumbered(title) && titleKeys(title).some((key) => titleKeys(main).includes(key)),
  );
  return isIt && !isEdition.test(fold(only.title.slice(main.length))) ? { gameId: only.game_id } : undefined;
}

/** Whether a title has the number of a game of a series, which '3D' is not. */
export function isNumbered(title: string): boolean {
  return numbersIn(title.replace(/\b[23]d\b/gi, '')) !== '';
}

const isEdition =
  /\b(edition|collection|compilation|trilogy|anthology|remaster(ed)?|remake|hd|director s cut|expansion|add on|demo|pack)\b/;

/** A Japanese copy may stand on two machines, of which the first is the likelier. */
function isPair({ region, platformIds }: Wanted): boolean {
  return region === 'JP' && platformIds.length === 2;
}

const surely = 3;

function scoreOf({ title }: Wanted, game: Candidate): number {
  const titles = [game.title, game.corrected_title ?? []].flat();
  const keys = new Set(titles.flatMap(titleKeys));
  const folded = new Set(titles.map(fold));
  const others = new Set(game.alts.flatMap(titleKeys));
  const scores = titleVariants(title).map(({ title: variant, isSure }, place) => {
    const asked = askedKeys(variant);
    if (folded.has(fold(variant)) || asked.some((key) => keys.has(key)))
      return isSure ? (place === 0 ? 6 : 5) : 2;
    const isBeside = asked.some((key) => others.has(key) && key.length >= longEnough);
    return isBeside ? (isSure ? (place === 0 ? 4 : 3) : 1) : 0;
  });
  return Math.max(0, ...scores);
}

function yearFits({ year }: Wanted, { release_date: date }: Pick<Candidate, 'release_date'>): boolean {
  return year === null || date === null || Math.abs(Number(date.slice(0, 4)) - year) <= furthestYears;
}

function isAlike({ title, alts }: Candidate, written: string): boolean {
  if (written === '') return true;
  const words = wordsIn(written);
  return [title, ...alts].some((one) => [...wordsIn(one)].some((word) => words.has(word)));
}

function unique(candidates: readonly Candidate[]): Candidate[] {
  return [...new Map(candidates.map((one) => [one.game_id, one])).values()];
}

function first(candidates: readonly Candidate[]): number {
  return candidates[0]?.game_id ?? 0;
}
