import { japaneseOf } from '../machines.ts';
import type { GameRecord } from './gameRecord.ts';
import { hasNoId, isByHand } from './origin.ts';
import { earliest } from './releases.ts';

/**
 * A record as the catalogue wants it: sources list the Japanese releases of NES and Super Nintendo games among the
 * western ones, here they are games of the Japanese machine with their own title and date. Where that machine is
 * unknown, and in what was written by hand, everything stays.
 */
export function splitJapanese(record: GameRecord, platforms: ReadonlySet<number>): GameRecord[] {
  const japanese = japaneseOf.get(record.platform_id);
  if (japanese === undefined || !platforms.has(japanese) || isByHand(record)) return [record];

  const here = record.releases.filter(({ region }) => region === 'JP');
  const elsewhere = record.releases.filter(({ region }) => region !== 'JP');
  if (here.length === 0) return [record];

  const { source_key: id } = record;
  const key = id === null || hasNoId(record) ? null : keyThere(id, japanese);
  if (!elsewhere.some(({ region }) => region !== undefined)) {
    return [{ ...record, platform_id: japanese, source_key: key }];
  }
  return [
    { ...record, ...datesAndMakers(record, elsewhere), releases: elsewhere },
    {
      ...record,
      ...datesAndMakers(record, here),
      ...titlesInJapan(record, here),
      releases: here,
      platform_id: japanese,
      source_key: key,
      // The picture of the record is of the western box, as is its barcode.
      cover: null,
      barcode: null,
    },
  ];
}

const keyThere = (key: string, japanese: number) => `${key}@${japanese}`;

/** Under which keys a record with a key may have been kept. */
export function withJapanese(key: string): string[] {
  return [key, ...[...japaneseOf.values()].map((japanese) => keyThere(key, japanese))];
}

/** The date and the makers of some releases; those of the whole record may be of the others. */
function datesAndMakers(record: GameRecord, releases: GameRecord['releases']) {
  const dates = releases.flatMap(({ date }) => date ?? []);
  const others = record.releases.filter((one) => !releases.includes(one));
  const isOfOthers = others.some(({ date }) => date !== undefined && date === record.release_date);
  const publishers = releases.flatMap(({ publisher }) => publisher ?? []);
  const isTheirs = record.publisher === null || publishers.includes(record.publisher);
  return {
    release_date: earliest(dates) ?? (isOfOthers ? null : record.release_date),
    publisher: isTheirs ? record.publisher : (publishers[0] ?? record.publisher),
  };
}

const native = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The title in Japan: the one of its release, else the romanised one that stands before the native one in the list of
 * titles. A native title right at its beginning means that the title is the same everywhere.
 */
function titlesInJapan({ title, alt_titles }: GameRecord, here: GameRecord['releases']) {
  const onBox = here.flatMap((release) => release.title ?? []).find((one) => !native.test(one));
  const before = alt_titles[alt_titles.findIndex((one) => native.test(one)) - 1];
  const titleHere = onBox ?? before ?? title;
  return { title: titleHere, alt_titles: [title, ...alt_titles].filter((one) => one !== titleHere) };
}
