import type { GameRecord, Release } from './gameRecord.ts';
import { makerName, publisherName } from './makerNames.ts';
import { isByHand } from './origin.ts';
import { earliest } from './releases.ts';
import { discs } from './titleKeys.ts';
import { areTenYearsApart } from './when.ts';

/** What is known of a record's game besides: the year of its console, and when the game came out. */
type Known = { consoleYear: number | null; date: string | null };

/**
 * A record as the catalogue shows it: makers are spelled alike, titles and serials are not those of file names, and no
 * game is older than its console or has a mistyped year. What was written by hand stays to the letter.
 */
export function tidied(record: GameRecord, { consoleYear, date }: Known): GameRecord {
  if (isByHand(record)) return record;
  return spelled(withoutSlip(record, date), { consoleYear, date });
}

/** A record that has the game's date with a mistyped year has the right one. */
function withoutSlip(record: GameRecord, date: string | null): GameRecord {
  const { release_date, releases } = record;
  if (date === null || !areTenYearsApart(release_date, date)) return record;
  const isWrong = (release: Release) => release.date === release_date;
  return {
    ...record,
    release_date: date,
    releases: releases.map((one) => (isWrong(one) ? { ...one, date } : one)),
  };
}

function spelled(record: GameRecord, { consoleYear, date }: Known): GameRecord {
  const isPossible = (one: string) => consoleYear === null || Number(one.slice(0, 4)) >= consoleYear;
  const releases = record.releases.map((release) => tidiedRelease(release, { isPossible, date }));
  const dates = releases.flatMap((release) => release.date ?? []);
  const isDated = record.release_date === null || isPossible(record.release_date);
  const release_date = isDated ? record.release_date : earliest(dates);
  const made = release_date ?? date;
  return {
    ...record,
    title: tidiedTitle(record.title),
    alt_titles: record.alt_titles.map(tidiedTitle),
    publisher: record.publisher && publisherName(record.publisher, made),
    developer: record.developer && makerName(record.developer, made),
    release_date,
    releases,
  };
}

type Seen = { isPossible: (date: string) => boolean; date: string | null };

function tidiedRelease({ date, ...release }: Release, seen: Seen): Release {
  const { title, publisher, developer, serial } = release;
  const made = date ?? seen.date;
  return {
    ...release,
    ...(date !== undefined && seen.isPossible(date) && { date }),
    ...(title !== undefined && { title: tidiedTitle(title) }),
    ...(publisher !== undefined && { publisher: publisherName(publisher, made) }),
    ...(developer !== undefined && { developer: makerName(developer, made) }),
    ...(serial !== undefined && { serial: tidiedSerial(serial) }),
  };
}

const articles = "The|A|An|Le|La|Les|L'|Der|Die|Das|Ein|Eine|El|Los|Las|Il|Lo|Gli|De|Het|O";
// Not before another word: 'Golf, A Day in the Park', 'Kileak, The Blood 2'.
const movedArticle = new RegExp(`^(.+?), (${articles})(?=$|:| - | \\d| \\.\\.\\.)(.*)$`);

/** 'Legend of Zelda: Spirit Tracks, The - Multiplayer [emu]' as people write it. */
function tidiedTitle(title: string): string {
  const bare = title.replace(/(?<=\S)\s*\[[^\]]*\]$/, '').replace(discs, '');
  return bare
    .split(/( [+~] )/)
    .map(withArticle)
    .join('');
}

/** An article belongs to the front, but to that of the subtitle where a company stands in front. */
function withArticle(title: string): string {
  const [, company = '', name = title] = /^(Disney [^:]+: )?(.+)$/.exec(title) ?? [];
  const whole = name.replace(movedArticle, (...[, begin = '', article = '', end = '']: string[]) =>
    article.endsWith("'") ? `${article}${begin}${end}` : `${article} ${begin}${end}`,
  );
  return company + whole;
}

/** Sony's have five digits: a source adds digits for further editions, as in 'SLES-117342-1', and dashes. */
function tidiedSerial(serial: string): string {
  const [, letters, digits = ''] = /^(S[CL][A-Z]{2})-*(\d{5})\d?(?:-\d)?$/.exec(serial) ?? [];
  return letters === undefined ? serial : `${letters}-${digits}`;
}
