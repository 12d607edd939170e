import { fold } from '@cartouche/contract/catalogue.rules';

import { askedKeys } from '../catalogue/import/titleKeys.ts';
import { gamesLike } from '../catalogue/search.ts';
import type { AnyContext, UserId } from '../context.ts';
import { mostChoices } from './choose.ts';
import { listBeginning } from './games.store.ts';
import type { Wanted } from './interpret.ts';
import { titleVariants } from './titleVariants.ts';

/** A row whose game nobody knows for certain, with those of which the title says a part. */
type Open = { place: number; wanted: Wanted; choices: number[] };

/** A search takes a few milliseconds: of a file in which next to nothing is found, only so many rows of a batch have one. */
export const mostSearched = 200;
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
  rows: readonly Open[],
): Promise<Map<number, number[]>> {
  const suggested = new Map<number, number[]>();
  const beginning = Map.groupBy(
    await listBeginning(ctx.db, userId, rows.flatMap(toBeginning)),
    ({ place }) => place,
  );
  for (const [at, { place, wanted, choices }] of rows.entries()) {
    const isSearched = at < mostSearched;
    const found = isSearched ? await search(ctx, userId, wanted) : [];
    const alike = [...choices, ...(beginning.get(place) ?? []).map(({ game_id: id }) => id)];
    const here = [...new Set([...found, ...alike])].slice(0, mostChoices);
    const isElsewhere = isSearched && here.length === 0;
    suggested.set(place, isElsewhere ? await searchElsewhere(ctx, userId, wanted) : here);
  }
  return suggested;
}

/** The games on the row's platforms that its title may be; without what trackers add, if that leads to nothing. */
async function search(ctx: AnyContext, userId: UserId, wanted: Wanted): Promise<number[]> {
  for (const q of titlesOf(wanted)) {
    const found: number[] = [];
    for (const id of wanted.platformIds) {
      found.push(...(await gamesLike(ctx.db, userId, { q, platform: id, most: mostChoices })));
    }
    if (found.length > 0) return found;
  }
  return [];
}

async function searchElsewhere(ctx: AnyContext, userId: UserId, wanted: Wanted): Promise<number[]> {
  const [q = ''] = titlesOf(wanted);
  return await gamesLike(ctx.db, userId, {
    q,
    platform: 'all',
    most: wanted.platformIds.length > 0 ? mostElsewhere : mostChoices,
    isTypedOnly: true,
  });
}

/** The title without what is in brackets and the like, then as the file has it. */
function titlesOf({ title }: Wanted): string[] {
  const sure = titleVariants(title).filter(({ isSure }) => isSure);
  const plain = sure.map((one) => one.title).toSorted((a, b) => a.length - b.length);
  return [...new Map(plain.map((one) => [fold(one), one])).values()].slice(0, 2);
}

function toBeginning({ place, wanted }: Open) {
  const [key = ''] = askedKeys(titleVariants(wanted.title).at(1)?.title ?? wanted.title);
  return key.length < longEnough ? [] : [{ place, platforms: wanted.platformIds, key }];
}
