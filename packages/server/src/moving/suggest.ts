import { fold, searchWords } from '@cartouche/contract/catalogue.rules';

import { askedKeys } from '../catalogue/import/titleKeys.ts';
import { gamesLike } from '../catalogue/search.ts';
import { otherForms, withoutDropped } from '../catalogue/spelling.ts';
import type { AnyContext, UserId } from '../context.ts';
import { type Beginning, mostChoices } from './choose.ts';
import { listBeginning, listWithWords } from './games.store.ts';
import type { Wanted } from './interpret.ts';
import { titleVariants } from './titleVariants.ts';

/** A row whose game nobody knows for certain, with those of which the title says a part. */
type Open = { place: number; wanted: Wanted; choices: number[]; beginning: readonly Beginning[] };

/** How many more titles are searched: one takes 10 ms or more, and of a file next to nothing may be found. */
export type Searches = { left: number };

/** So many titles of a file are searched. Of the others, only what begins alike is there to choose from. */
export const mostSearched = 2000;
/** Another platform has the game, if none of the row's has anything like it. */
const mostElsewhere = 4;
const longEnough = 4;

/**
 * What to choose from where a title leads to no game for certain, by place: what the catalogue's search finds on the
 * row's platforms, which knows parts of titles, abbreviations and slips, then what shares a part of the title or begins
 * alike, else the game elsewhere. Of a row without a platform, elsewhere is everywhere.
 */
export async function suggestGames(
  ctx: AnyContext,
  userId: UserId,
  { rows, searches }: { rows: readonly Open[]; searches: Searches },
): Promise<Map<number, number[]>> {
  const suggested = new Map<number, number[]>();
  for (const { place, wanted, choices, beginning } of rows) {
    const isSearched = searches.left > 0;
    searches.left -= 1;
    const found = isSearched ? await search(ctx, userId, wanted) : [];
    const alike = [...choices, ...beginning.map(({ game_id: id }) => id)];
    const here = [...new Set([...found, ...alike])].slice(0, mostChoices);
    const isElsewhere = isSearched && here.length === 0;
    suggested.set(place, isElsewhere ? await searchElsewhere(ctx, userId, wanted) : here);
  }
  return suggested;
}

/** The games on the row's platforms that its title may be, as one of its ways to be written finds them. */
async function search(ctx: AnyContext, userId: UserId, wanted: Wanted): Promise<number[]> {
  if (wanted.platformIds.length === 0) return [];
  for (const titles of [
    ...titlesOf(wanted).map((title) => [title]),
    gamesIn(wanted.title),
    seriesOf(wanted.title),
  ]) {
    const found: number[] = [];
    const most = Math.ceil(mostChoices / titles.length);
    for (const q of titles) {
      for (const platform of wanted.platformIds) {
        found.push(...(await findLike(ctx, userId, { q, platform, most })));
      }
    }
    if (found.length > 0) return found;
  }
  return [];
}

async function searchElsewhere(ctx: AnyContext, userId: UserId, wanted: Wanted): Promise<number[]> {
  const [q = ''] = titlesOf(wanted);
  return await findLike(ctx, userId, {
    q,
    platform: 'all',
    most: wanted.platformIds.length > 0 ? mostElsewhere : mostChoices,
    isTypedOnly: true,
  });
}

/** What the search finds, but for games that have a short word of the title only within another one: by chance. */
async function findLike(
  ctx: AnyContext,
  userId: UserId,
  like: Parameters<typeof gamesLike>[2],
): Promise<number[]> {
  const found = await gamesLike(ctx.db, userId, like);
  const words = withoutDropped(searchWords(like.q)).filter(
    (word) => isShort.test(word) && !isLetter.test(word),
  );
  if (found.length === 0 || words.length === 0) return found;
  const whole = await listWithWords(
    ctx.db,
    found,
    words.map((word) => [word, ...otherForms(word)]),
  );
  return found.filter((id) => whole.has(id));
}

const isShort = /^[a-z0-9]{1,3}$/;
/** An article, or what an apostrophe parts from a word. */
const isLetter = /^(a|an|d|l|s)$/;

/** The title without what is in brackets and the like, then as the file has it. */
function titlesOf({ title }: Wanted): string[] {
  const sure = titleVariants(title).filter(({ isSure }) => isSure);
  const plain = sure.map((one) => one.title).toSorted((a, b) => a.length - b.length);
  return [...new Map(plain.map((one) => [fold(one), one])).values()].slice(0, 2);
}

/** The titles of several games on one cartridge: 'Super Mario Bros / Duck Hunt'. */
function gamesIn(title: string): string[] {
  const titles = title.split(/\s*[/+]\s*/).filter((one) => fold(one).length >= longEnough);
  return titles.length > 1 ? titles : [];
}

/** A title without the number at its end, which the catalogue may have under a name of its own: 'Zelda 3'. */
function seriesOf(title: string): string[] {
  const name = fold(title).replace(/ (\d{1,2}|[ivx]{1,4})$/, '');
  return name === fold(title) || name.length < longEnough ? [] : [name];
}

/** The games that begin as the titles of rows, by their places. */
export async function beginningSo(
  ctx: AnyContext,
  userId: UserId,
  rows: readonly Pick<Open, 'place' | 'wanted'>[],
): Promise<Map<number, Beginning[]>> {
  return Map.groupBy(await listBeginning(ctx.db, userId, rows.flatMap(toBeginning)), ({ place }) => place);
}

function toBeginning({ place, wanted }: Pick<Open, 'place' | 'wanted'>) {
  const [key = ''] = askedKeys(titleVariants(wanted.title).at(1)?.title ?? wanted.title);
  return key.length < longEnough ? [] : [{ place, platforms: wanted.platformIds, key }];
}
