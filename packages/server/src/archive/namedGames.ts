import { fold } from '@cartouche/contract/catalogue.rules';

import { igdbKey, titleKeys } from '../catalogue/import/titleKeys.ts';
import type { Db } from '../db/database.ts';
import { type Candidate, listGamesKeyed, listGamesTitled } from './games.store.ts';

/** What an archive says of a game of the catalogue. */
export type NamedGame = {
  title: string;
  platform: string;
  release_date: string | null;
  igdb_id: number | null;
};

/** `isRenamed`: the game has another title here. */
export type FoundGame = { game_id: number | null; isRenamed: boolean };

const none: FoundGame = { game_id: null, isRenamed: false };

/**
 * The games that an archive names, in the same order. Which of two games of one title has it without a year is for each
 * catalogue to say, so dates and numbers at IGDB must not speak against it. What has another title here, as after two
 * games became one, is found by its number or by the keys of the title, if only one game there fits.
 */
export async function findGames(db: Db, named: readonly NamedGame[]): Promise<FoundGame[]> {
  const all = named.map((game, place) => ({ game, place }));
  const titled = byPlace(
    await listGamesTitled(
      db,
      all.map(({ game: { title, platform }, place }) => ({ place, platform, folded_title: fold(title) })),
    ),
  );
  const isSure = ({ game, place }: (typeof all)[number]) =>
    titled.get(place)?.some((one) => fits(game, one) && !differ(game.igdb_id, one.igdb_id)) ?? false;
  const keyed = byPlace(await listGamesKeyed(db, all.filter((one) => !isSure(one)).map(toQuestion)));
  return all.map(({ game, place }) => choose(game, [titled.get(place) ?? [], keyed.get(place) ?? []].flat()));
}

type NameableGame = { [Fact in keyof NamedGame]: NamedGame[Fact] | null };

/** The same for games of which not all are named. */
export async function findGamesIfNamed(db: Db, named: readonly NameableGame[]): Promise<FoundGame[]> {
  const games = named.flatMap((game, place) =>
    game.title === null || game.platform === null
      ? []
      : { ...game, title: game.title, platform: game.platform, place },
  );
  const found = await findGames(db, games);
  const ofPlace = new Map(games.map(({ place }, i) => [place, found[i] ?? none]));
  return named.map((_, place) => ofPlace.get(place) ?? none);
}

/** Where the plain title is another game's, ours may have been the one with its year. */
function toQuestion({ game, place }: { game: NamedGame; place: number }) {
  const { title, platform, release_date, igdb_id } = game;
  const mark = ` (${release_date?.slice(0, 4)})`;
  const titles = title.endsWith(mark) ? [title, title.slice(0, -mark.length)] : [title];
  const keys = titles.flatMap(titleKeys).filter(Boolean);
  return { place, platform, keys, numberKey: igdb_id === null ? null : igdbKey(igdb_id) };
}

function choose(game: NamedGame, candidates: readonly Candidate[]): FoundGame {
  const titled = candidates.find(({ isTitled }) => isTitled);
  const found =
    onlyOf(candidates.filter(({ isOfNumber }) => isOfNumber)) ??
    (titled && fits(game, titled) ? titled.game_id : undefined) ??
    onlyOf(candidates.filter((one) => fits(game, one)));
  return found === undefined ? none : { game_id: found, isRenamed: found !== titled?.game_id };
}

function onlyOf(candidates: readonly Candidate[]): number | undefined {
  const ids = new Set(candidates.map(({ game_id }) => game_id));
  return ids.size === 1 ? [...ids][0] : undefined;
}

const furthestYears = 2;

/** Whether dates allow it to be one game, as in imports; where one of the two has none, the numbers at IGDB. */
function fits({ release_date, igdb_id }: NamedGame, { dates, igdb_id: other }: Candidate): boolean {
  if (igdb_id !== null && igdb_id === other) return true;
  if (release_date === null || dates.length === 0) return !differ(igdb_id, other);
  return dates.some((date) => Math.abs(yearOf(date) - yearOf(release_date)) <= furthestYears);
}

function differ(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one !== other;
}

const yearOf = (date: string) => Number(date.slice(0, 4));

function byPlace(candidates: readonly Candidate[]): Map<number, Candidate[]> {
  return Map.groupBy(candidates, ({ place }) => place);
}
