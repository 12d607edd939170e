import { fold } from '@cartouche/contract/catalogue.rules';
import { type ItemFields, itemFields } from '@cartouche/contract/item.rules';

import { askedKeys, igdbKey } from '../catalogue/import/titleKeys.ts';
import { type ItemWithPhotos, itemsOf } from '../collection/many.ts';
import type { AnyContext, UserId } from '../context.ts';
import { wishedAmong } from '../wishlist/wishlist.ts';
import { type Chosen, chooseGame } from './choose.ts';
import { type Asked, listBeginning, listCandidates, listMovedGames } from './games.store.ts';
import type { Wanted } from './interpret.ts';
import * as store from './rows.store.ts';
import { titleVariants } from './titleVariants.ts';

type Row = Pick<store.RowOfMove, 'place' | 'decision'> & { wanted: Wanted; row_key: string };

/** How rows end: which game each is about, and how it compares with what the user has. */
export async function settle(
  ctx: AnyContext,
  userId: UserId,
  rows: readonly Row[],
): Promise<store.Settled[]> {
  const remembered = new Map(
    (
      await store.listRemembered(
        ctx.db,
        userId,
        rows.map(({ row_key: key }) => key),
      )
    ).map((one) => [one.row_key, one]),
  );
  const decided = rows.map((row) => ({
    ...row,
    decision: row.decision ?? remembered.get(row.row_key)?.decision ?? null,
  }));
  const known = [...remembered.values()].flatMap(({ game_id: id }) => id ?? []);
  const moved = await listMovedGames(ctx.db, known);
  const chosen = await chooseAll(
    ctx,
    userId,
    decided.map((row) => {
      const { game_id: before = null } = remembered.get(row.row_key) ?? {};
      const matched = row.decision?.do === 'match' ? row.decision.gameId : before;
      return { ...row, forced: matched === null ? null : (moved.get(matched) ?? matched) };
    }),
  );
  const gameIds = [...new Set([...chosen.values()].flatMap((one) => ('gameId' in one ? one.gameId : [])))];
  const owned = new Map((await itemsOf(ctx, userId, gameIds)).map((item) => [item.game_id, item]));
  const wished = new Set(await wishedAmong(ctx, userId, gameIds));
  return decided.map((row) => {
    const found = chosen.get(row.place) ?? { choices: [] };
    return ending(row, found, {
      item: 'gameId' in found ? owned.get(found.gameId) : undefined,
      isWished: 'gameId' in found && wished.has(found.gameId),
      before: remembered.get(row.row_key)?.wanted ?? null,
    });
  });
}

type Mine = { item: ItemWithPhotos | undefined; isWished: boolean; before: Wanted | null };

function ending({ place, row_key, wanted, decision }: Row, chosen: Chosen, mine: Mine): store.Settled {
  const row = { place, row_key, wanted, decision, why: wanted.why, differences: [] };
  const none = { ...row, game_id: null, choices: 'choices' in chosen ? chosen.choices : [] };
  if (wanted.why !== null && wanted.why !== 'noPlatform') return { ...none, choices: [], status: 'out' };
  if (!('gameId' in chosen)) {
    const isSeveral = chosen.choices.length > 0;
    return { ...none, status: isSeveral ? 'several' : 'missing', why: isSeveral ? 'unsure' : wanted.why };
  }

  const found = { ...row, why: null, game_id: chosen.gameId, choices: [] };
  if (wanted.list === 'wishlist') {
    const isThere = mine.isWished || mine.item !== undefined;
    return { ...found, status: isThere ? 'same' : 'new', why: mine.item ? 'owned' : null };
  }
  if (!mine.item) return { ...found, status: 'new' };
  const differences = differencesOf(wanted, mine.item, mine.before);
  if (differences.length === 0) return { ...found, status: 'same' };
  // Of a row that was brought before, only what changed in the file differs, and that is what a newer file is for.
  const usual = mine.before === null ? decision : (decision ?? { do: 'file' as const });
  return { ...found, status: 'differs', differences, decision: usual };
}

/** What the file says otherwise than the copy; of a row that was brought before, what it did not say then. */
function differencesOf(wanted: Wanted, item: ItemFields, before: Wanted | null): store.Difference[] {
  return itemFields.flatMap((field) => {
    const file = wanted.fields[field];
    if (file === undefined || isWithin(field, String(file), item)) return [];
    if (before !== null && String(before.fields[field] ?? '') === String(file)) return [];
    return { field, file: String(file), mine: String(item[field] ?? '') };
  });
}

/** Notes that have all that the file says are no difference. */
function isWithin(field: keyof ItemFields, file: string, item: ItemFields): boolean {
  const mine = item[field];
  if (field === 'notes') return file.split('\n').every((line) => item.notes.includes(line.trim()));
  return typeof mine === 'number' ? mine === Number(file) : (mine ?? '') === file;
}

async function chooseAll(
  ctx: AnyContext,
  userId: UserId,
  rows: readonly (Row & { forced: number | null })[],
): Promise<Map<number, Chosen>> {
  const forced = rows.flatMap(({ place, forced: gameId }) =>
    gameId === null ? [] : [[place, { gameId }] as const],
  );
  const asking = rows.filter(
    ({ forced: gameId, wanted: { why } }) => gameId === null && (why === null || why === 'noPlatform'),
  );
  const candidates = Map.groupBy(
    await listCandidates(ctx.db, userId, asking.map(toAsked)),
    ({ place }) => place,
  );
  const found = asking.map(({ place, wanted }) => ({
    place,
    wanted,
    chosen: chooseGame(wanted, candidates.get(place) ?? []),
  }));
  const without = found.filter(({ chosen }) => 'choices' in chosen && chosen.choices.length === 0);
  const beginning = Map.groupBy(
    await listBeginning(ctx.db, userId, without.flatMap(toBeginning)),
    ({ place }) => place,
  );
  return new Map<number, Chosen>([
    ...forced,
    ...found.map(({ place, chosen }): [number, Chosen] => {
      const choices = [...new Set((beginning.get(place) ?? []).map(({ game_id: id }) => id))].slice(0, 8);
      return [place, choices.length > 0 ? { choices } : chosen];
    }),
  ]);
}

function toAsked({ place, wanted }: Row): Asked {
  const variants = titleVariants(wanted.title).map(({ title }) => title);
  return {
    place,
    platforms: wanted.platformIds,
    keys: [...new Set(variants.flatMap(askedKeys))].filter(Boolean),
    titles: [...new Set(variants.map(fold))].filter(Boolean),
    igdb: wanted.igdb === null ? null : igdbKey(wanted.igdb),
    codes: wanted.codes.flatMap(toCode),
  };
}

/** A code as the catalogue stores it; none for one too short to tell a game. */
function toCode(code: string): string[] {
  const written = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const plain = /^\d+$/.test(written) ? written.replace(/^0+/, '') : written;
  return plain.length >= 6 ? [plain] : [];
}

const longEnough = 4;

function toBeginning({ place, wanted }: { place: number; wanted: Wanted }) {
  const [key = ''] = askedKeys(titleVariants(wanted.title).at(1)?.title ?? wanted.title);
  return key.length < longEnough ? [] : [{ place, platforms: wanted.platformIds, key }];
}
