import { fold, searchWords } from '@cartouche/contract/catalogue.rules';

import { gamesLike } from '../catalogue/gamesLike.ts';
import { askedKeys } from '../catalogue/import/titleKeys.ts';
import { otherForms, withoutDropped } from '../catalogue/spelling.ts';
import type { AnyContext, UserId } from '../context.ts';
import { type Beginning, mostChoices } from './choose.ts';
import { listBeginning, listWithWords } from './games.store.ts';
import type { Wanted } from './interpret.ts';
import { bundled } from './forms/behindTitle.ts';
import { titleVariants } from './titleVariants.ts';

/** A row whose game nobody knows for certain, with those of which the title says a part. */
type Open = { place: number; wanted: Wanted; choices: number[]; beginning: readonly Beginning[] };

/** How many more titles are searched: of a file next to nothing may be found. */
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
  const searched = rows.slice(0, Math.max(0, searches.left));
  searches.left -= searched.length;
  const found = await search(ctx, userId, searched);
  const here = new Map(
    rows.map(({ place, choices, beginning }) => {
      const alike = [...choices, ...beginning.map(({ game_id: id }) => id)];
      return [place, [...new Set([...(found.get(place) ?? []), ...alike])].slice(0, mostChoices)];
    }),
  );
  const nowhere = searched.filter(({ place }) => here.get(place)?.length === 0);
  return new Map([...here, ...(await searchElsewhere(ctx, userId, nowhere))]);
}

/** The games on the platforms of rows that their titles may be, as one of the ways to write each finds them. */
async function search(
  ctx: AnyContext,
  userId: UserId,
  rows: readonly Open[],
): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  let open = rows.map(({ place, wanted }) => ({ place, wanted, ways: waysOf(wanted) }));
  while (open.length > 0) {
    const likes = open.flatMap(({ place, wanted: { platformIds }, ways: [titles = []] }) =>
      titles.flatMap((q) =>
        platformIds.map((platform) => ({ place, q, platform, most: Math.ceil(mostChoices / titles.length) })),
      ),
    );
    const ids = await findLike(ctx, userId, { likes });
    for (const [at, { place }] of likes.entries())
      found.set(place, [...(found.get(place) ?? []), ...(ids[at] ?? [])]);
    open = open
      .map((row) => ({ ...row, ways: row.ways.slice(1) }))
      .filter(({ place, ways }) => ways.length > 0 && !found.get(place)?.length);
  }
  return found;
}

/** The titles to search a row by, one way after the other until one finds games. */
function waysOf(wanted: Wanted): string[][] {
  const plain = wanted.title.replace(bundled, '');
  const ways = [
    ...[...new Set([...titlesOf(wanted), plain])].map((title) => [title]),
    gamesIn(wanted.title),
    seriesOf(wanted.title),
  ];
  return ways.filter((titles) => titles.length > 0);
}

async function searchElsewhere(
  ctx: AnyContext,
  userId: UserId,
  rows: readonly Open[],
): Promise<Map<number, number[]>> {
  const likes = rows.map(({ wanted }) => ({
    q: titlesOf(wanted)[0] ?? '',
    platform: 'all' as const,
    most: wanted.platformIds.length > 0 ? mostElsewhere : mostChoices,
  }));
  const ids = await findLike(ctx, userId, { likes, isTypedOnly: true });
  return new Map(rows.map(({ place }, at) => [place, ids[at] ?? []]));
}

/** What the search finds, but for games that have a short word of the title only within another one: by chance. */
async function findLike(
  ctx: AnyContext,
  userId: UserId,
  asked: Parameters<typeof gamesLike>[2],
): Promise<number[][]> {
  const found = await gamesLike(ctx.db, userId, asked);
  const sure: number[][] = [];
  for (const [at, ids] of found.entries())
    sure.push(await withShortWords(ctx, ids, asked.likes[at]?.q ?? ''));
  return sure;
}

async function withShortWords(ctx: AnyContext, found: number[], title: string): Promise<number[]> {
  const words = withoutDropped(searchWords(title)).filter(
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
  const sure = titleVariants(title).flatMap((one) => (one.isSure ? one.title : []));
  const [plain = title] = sure.toSorted((a, b) => a.length - b.length);
  return [...new Map([plain, title].map((one) => [fold(one), one])).values()];
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
