import { fold } from '@cartouche/contract/catalogue.rules';

import type { OpenGame } from './batch.ts';
import { gameCodesOf } from './gameCodes.ts';
import { sharesMaker } from './makers.ts';
import { isByHand } from './origin.ts';
import { numbersIn } from './titleKeys.ts';
import { yearOf } from './when.ts';

/**
 * Whether a longer title is a game's with a subtitle that one of its boxes has and another has not: 'Star Wars: Rogue
 * Squadron III' of Japan and 'Star Wars: Rogue Squadron III - Rebel Strike'. The words of an edition or of a sequel are
 * never such a subtitle, and nothing that is known of the two may speak against it.
 */
export function isSubtitled(short: OpenGame, long: OpenGame): boolean {
  const [one, other] = [short.stored, long.stored];
  if (!one || !other) return false;
  const subtitle = subtitleOf(one.title, other.title);
  if (subtitle === undefined || editions.test(fold(subtitle))) return false;
  const isNumbered = numbersIn(one.title) !== numbersIn(other.title);
  return !isNumbered && areOfTime(short, long) && releasesAgree(one, other) && !areOfOthers(short, long);
}

const editions =
  /\b(?:3d|advance|append|arcade|best|bonus|cd|chapter|classics?|codes|collections?|color|complete|deluxe|demo|dis[ck]|dx|edition|episode|ex|expansion|fan|gaiden|game of the year|gold|greatest|hd|hen|hits|international|limited|mix|multiplayer|online|pack|part|platinum|plus|portable|premium|remaster(?:ed)?|remix|set|silver|songs|special|super|trial|turbo|ver(?:sion)?|vol(?:ume)?|wii|world tour)\b/;

/** What follows a colon or a dash after the shorter title, if that is the beginning of the longer one. */
function subtitleOf(short: string, long: string): string | undefined {
  const ends = [...long.matchAll(/: | [-–~] /g)].map(({ index, 0: { length } }) => ({ index, length }));
  const end = ends.find(({ index }) => fold(long.slice(0, index)) === fold(short));
  return end && long.slice(end.index + end.length);
}

type Composed = NonNullable<OpenGame['stored']>;

/** Whether two games came out within a year of each other, as far as that is known. */
function areOfTime({ records }: OpenGame, { records: others }: OpenGame): boolean {
  const [years, later] = [records, others].map((some) => some.flatMap((record) => yearOf(record) ?? []));
  if (!years?.length || !later?.length) return true;
  return years.some((year) => later.some((other) => Math.abs(year - other) <= 1));
}

/** Whether no region has both, at another time or under another serial; what is of the whole world is of all regions. */
function releasesAgree({ releases }: Composed, { releases: others }: Composed): boolean {
  const agree = (one = '', other = '') => one.startsWith(other) || other.startsWith(one);
  return releases.every(({ region, date, serial }) =>
    others.every((other) => {
      if (region === 'WW' || other.region === 'WW') return false;
      return other.region !== region || (agree(date, other.date) && agree(serial, other.serial));
    }),
  );
}

/**
 * Whether the two are of different makers, or have different codes: a game has one in all countries, but for those that
 * we know ourselves or that came out at one time.
 */
function areOfOthers(short: OpenGame, long: OpenGame): boolean {
  const makers = [short, long].every(({ stored }) => stored?.publisher || stored?.developer);
  if (makers && !short.records.some((record) => sharesMaker(record, long))) return true;
  const [codes, others] = [short, long].map(({ records }) => records.flatMap(gameCodesOf));
  if (!codes?.length || !others?.length || codes.some((code) => others.includes(code))) return false;
  const isDated = [short, long].every(({ records }) => records.some((record) => yearOf(record) !== null));
  return !isDated && ![...short.records, ...long.records].some(isByHand);
}
