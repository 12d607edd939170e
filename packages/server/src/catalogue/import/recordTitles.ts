import { fold } from '@cartouche/contract/catalogue.rules';

import type { GameRecord } from './gameRecord.ts';
import { nativeKeys, titleKeys } from './titleKeys.ts';

export function titlesOf({ title, alt_titles, releases }: GameRecord): string[] {
  const onBoxes = releases.flatMap((release) => release.title ?? []);
  const others = [...partsOf(title), ...alt_titles, ...onBoxes, ...shortVowels(title, releases)];
  // Some sources list what is printed beside a title as a title: '(with link cable)'.
  return [title, ...others.filter((other) => !other.startsWith('('))];
}

/** What was sold in Japan alone can have its long vowels spelled out, as in 'Battle Arena Toushinden'. */
function shortVowels(title: string, releases: GameRecord['releases']): string[] {
  const isOfJapan = releases.length > 0 && releases.every(({ region }) => region === 'JP');
  const short = isOfJapan ? title.replace(/(?<=[ou])u/gi, '') : title;
  return short === title ? [] : [short];
}

/** The titles of two regions that libretro writes as one: 'Indy 500 ~ Race'. */
export function partsOf(title: string): string[] {
  return title.includes(' ~ ') ? title.split(' ~ ') : [];
}

export function keysBeside(titles: string[]): string[] {
  return [...titles.flatMap(titleKeys), ...titles.flatMap(nativeKeys)];
}

export function titleKeysOf(titles: string[]): string[] {
  return titles.flatMap(titleKeys);
}

export function isBeside({ title }: GameRecord, { alt_titles }: GameRecord): boolean {
  const keys = titleKeys(title);
  return alt_titles.flatMap(titleKeys).some((key) => keys.includes(key));
}

export function isTitledSame(one: GameRecord, other: GameRecord): boolean {
  return fold(one.title) === fold(other.title);
}

/** Whether each title of some records is one of others with more words: 'Magnetica: Multiplayer', of 'Magnetica'. */
export function areLonger(records: readonly GameRecord[], others: readonly GameRecord[]): boolean {
  return records.every(({ title }) => others.some((one) => fold(title).startsWith(`${fold(one.title)} `)));
}
