import { fold } from '@cartouche/contract/catalogue.rules';

import { type Release, isDate, noDate, wrongValue } from './gameRecord.ts';
import { earliest, titleRank } from './releases.ts';
import { type Read, toReads } from './reader.ts';

/** What one row of a file says about a game that several rows may describe. */
export type Mention = {
  line: number;
  platformId: number;
  /** The file's own key for a game; without it, games are told apart by title. */
  key?: string | undefined;
  title: string;
  otherTitles: string[];
  genres: string[];
  releases: Release[];
  /** Of another source that completes the row. */
  licence?: string | undefined;
};

type Gathered = {
  line: number;
  key: string;
  platformId: number;
  title: string;
  rank: number;
  titles: Set<string>;
  licences: Set<string>;
  genres: Set<string>;
  releases: Map<string, Release>;
};

const most = { games: 200_000, titles: 50, releases: 200 };

/** Combines the rows of a file into games: its regions, dumps and revisions are not separate games. */
export function gather(file: string, source: { source: string; licence: string }) {
  const games = new Map<string, Gathered>();

  return {
    /** Adds a row, and says what is wrong with it. A wrong date is dropped and the rest of the row kept. */
    *add(mention: Mention): Generator<Read> {
      const { line, platformId, title } = mention;
      const key = `${platformId}/${mention.key || fold(title) || title}`;
      let game = games.get(key);
      if (!game) {
        if (games.size >= most.games) {
          yield { file, line, problem: `The file has more than ${most.games} games: split it.` };
          return;
        }
        const texts = { titles: new Set<string>(), genres: new Set<string>() };
        const licences = new Set([source.licence]);
        game = { line, key, platformId, title, rank: Infinity, ...texts, licences, releases: new Map() };
        games.set(key, game);
      }
      const wrong = mention.releases.find(hasWrongDate)?.date;
      if (wrong !== undefined) yield { file, line, dropped: wrongValue('release date', wrong, noDate) };
      addTo(game, { ...mention, releases: mention.releases.map(withoutWrongDate) });
    },

    /** The games, each with the line of its first row. */
    *all(): Generator<Read> {
      for (const { line, key, platformId, title, titles, genres, releases, licences } of games.values()) {
        const known = [...releases.values()];
        const found = {
          platform_id: platformId,
          title,
          alt_titles: [...titles].filter((one) => one !== title),
          release_date: earliest(known.flatMap(({ date }) => date ?? [])),
          ...firstMakers(known),
          genres: [...genres],
          releases: known,
          source_key: key,
          ...source,
          licence: [...licences].join(' AND '),
        };
        yield* toReads(file, line, found);
      }
    },
  };
}

function hasWrongDate({ date }: Release): boolean {
  return date !== undefined && !isDate(date);
}

function withoutWrongDate(release: Release): Release {
  const { date, ...rest } = release;
  return date === undefined || hasWrongDate(release) ? rest : release;
}

function addTo(game: Gathered, { title, otherTitles, genres, releases, licence }: Mention): void {
  const rank = titleRank(releases);
  if (rank < game.rank) [game.title, game.rank] = [title, rank];
  for (const one of [title, ...otherTitles]) if (game.titles.size < most.titles) game.titles.add(one);
  for (const genre of genres) game.genres.add(genre);
  if (licence) game.licences.add(licence);
  for (const release of releases) {
    const place = `${release.region} ${release.serial}`;
    const one = game.releases.get(place);
    const isRoom = one !== undefined || game.releases.size < most.releases;
    if (isRoom) game.releases.set(place, one ? earlier(one, release) : release);
  }
}

/** Of two dumps or editions of a release, the earlier one, completed from the other. */
function earlier(one: Release, other: Release): Release {
  const { date } = other;
  const isEarlier = date !== undefined && (one.date === undefined || earliest([one.date, date]) !== one.date);
  return { ...(isEarlier ? { ...one, ...other } : { ...other, ...one }), ...plainer(one, other) };
}

/** What is on the box of the dump with the plainer name: further discs and revisions have more words. */
function plainer(one: Release, other: Release): Pick<Release, 'label' | 'title'> {
  const lengthOf = ({ label }: Release) => label?.length ?? Infinity;
  const { label, title } = lengthOf(other) < lengthOf(one) ? other : one;
  return { ...(label && { label }), ...(title && { title }) };
}

/** The first known publisher and developer. */
function firstMakers(releases: Release[]): Pick<Release, 'publisher' | 'developer'> {
  const key = ({ date }: Release) => date ?? '9';
  const inOrder = releases.toSorted((a, b) => Number(key(a) > key(b)) - Number(key(a) < key(b)));
  const { publisher } = inOrder.find((release) => release.publisher) ?? {};
  const { developer } = inOrder.find((release) => release.developer) ?? {};
  return { ...(publisher && { publisher }), ...(developer && { developer }) };
}
