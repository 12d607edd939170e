import { fold } from '@cartouche/contract/catalogue.rules';
import type { MovedReason } from '@cartouche/contract/moving.rules';

import { askedKeys, igdbKey } from '../catalogue/import/titleKeys.ts';
import { itemsOf } from '../collection/many.ts';
import type { AnyContext, UserId } from '../context.ts';
import { wishedAmong } from '../wishlist/wishlist.ts';
import { type Chosen, chooseByBeginning, chooseGame } from './choose.ts';
import { type Asked, listCandidates, listEntriesOf, listNames, listStanding } from './games.store.ts';
import type { Wanted } from './interpret.ts';
import { readBy } from './readings.ts';
import { listRemembered } from './remembered.store.ts';
import type * as store from './rows.store.ts';
import { type Searches, beginningSo, suggestGames } from './suggest.ts';
import { titleVariants } from './titleVariants.ts';

type Row = Pick<store.RowOfMove, 'place' | 'decision'> & {
  wanted: Wanted;
  row_key: string;
  /** What there was to choose from, of a row that was open before. */
  suggested?: number[] | undefined;
  /** Why it was open. */
  why?: MovedReason | null;
};

/**
 * Which game each row is about, and whether a wish is there already. What goes to the collection is new until all rows
 * of its game are compared with the copies there.
 */
export async function settle(
  ctx: AnyContext,
  userId: UserId,
  { rows, searches }: { rows: readonly Row[]; searches: Searches },
): Promise<store.Settled[]> {
  const remembered = new Map(
    (
      await listRemembered(
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
  const forced = decided.map((row) => ({
    place: row.place,
    gameId: row.decision?.do === 'match' ? row.decision.gameId : remembered.get(row.row_key)?.game_id,
  }));
  const standing = await listStanding(
    ctx.db,
    userId,
    forced.flatMap(({ gameId }) => gameId ?? []),
  );
  const entries = await listEntriesOf(ctx.db, userId, decided.filter(isEntering).flatMap(toEntry));
  const known = decided.map((row, at) =>
    withGame(row, standing.get(forced[at]?.gameId ?? 0) ?? entries.get(row.place)),
  );
  const chosen = await chooseAll(ctx, userId, { rows: known, searches });
  const wishedIds = decided.flatMap(({ place, wanted }) => {
    const found = chosen.get(place);
    return wanted.list === 'wishlist' && found && 'gameId' in found ? found.gameId : [];
  });
  const owned = new Set((await itemsOf(ctx, userId, wishedIds)).map((item) => item.game_id));
  const wished = new Set(await wishedAmong(ctx, userId, wishedIds));
  const settled = known.map((row) => {
    const found = chosen.get(row.place) ?? { choices: [], isClose: false };
    const gameId = 'gameId' in found ? found.gameId : 0;
    return ending(row, found, { isOwned: owned.has(gameId), isWished: wished.has(gameId) });
  });
  return await withTitlesRead(ctx, settled);
}

/** What is in a title is said of the copy unless it is in the title of the game. */
async function withTitlesRead(ctx: AnyContext, rows: store.Settled[]): Promise<store.Settled[]> {
  const asked = rows.flatMap(({ wanted, game_id: id }) => (wanted?.byTitle && id !== null ? id : []));
  const names = await listNames(ctx.db, asked);
  return rows.map((row) => ({
    ...row,
    wanted: row.wanted && readBy(row.wanted, row.game_id === null ? undefined : names.get(row.game_id)),
  }));
}

/** Whether an own entry is made of a row, or was: it may be here already. */
function isEntering({ decision, wanted }: Row): boolean {
  return decision === null ? wanted.isEntry === true : decision.do === 'entry';
}

function toEntry({ place, wanted }: Row) {
  const [platform] = wanted.platformIds;
  return platform === undefined ? [] : [{ place, platform, title: wanted.folded }];
}

type Known = Row & { forced: number | null };

/** A row of which the game is known is entered no more: it has that game. */
function withGame(row: Row, gameId: number | undefined): Known {
  if (gameId === undefined) return { ...row, forced: null };
  const isEntry = row.decision?.do === 'entry';
  return { ...row, forced: gameId, decision: isEntry ? { do: 'match', gameId } : row.decision };
}

type Wished = { isOwned: boolean; isWished: boolean };

function ending({ place, row_key, wanted, ...asked }: Row, chosen: Chosen, mine: Wished): store.Settled {
  // An own entry has a console: without one, it is not decided yet.
  const isNowhere = asked.decision?.do === 'entry' && wanted.platformIds.length === 0;
  const row = { place, row_key, wanted, decision: isNowhere ? null : asked.decision, why: wanted.why };
  const none = { ...row, game_id: null, choices: 'choices' in chosen ? chosen.choices : [] };
  if (wanted.why !== null && wanted.why !== 'noPlatform') return { ...none, choices: [], status: 'out' };
  if (!('gameId' in chosen) && wanted.isEntry && wanted.platformIds.length > 0)
    return {
      ...none,
      status: 'new',
      why: null,
      decision: row.decision?.do === 'skip' ? row.decision : { do: 'entry' },
    };
  if (!('gameId' in chosen)) {
    const isSeveral = chosen.choices.length > 0;
    return {
      ...none,
      status: isSeveral ? 'several' : 'missing',
      why: isSeveral ? (wanted.why ?? (chosen.isOtherYear ? 'otherYear' : 'unsure')) : wanted.why,
    };
  }

  const found = { ...row, why: null, game_id: chosen.gameId, choices: [] };
  if (wanted.list !== 'wishlist') return { ...found, status: 'new' };
  const isThere = mine.isWished || mine.isOwned;
  return { ...found, status: isThere ? 'same' : 'new', why: mine.isOwned ? 'owned' : null };
}

async function chooseAll(
  ctx: AnyContext,
  userId: UserId,
  { rows, searches }: { rows: readonly Known[]; searches: Searches },
): Promise<Map<number, Chosen>> {
  const forced = rows.flatMap(({ place, forced: gameId }) =>
    gameId === null ? [] : [[place, { gameId }] as const],
  );
  // What was open before is as open as it was: its games are not looked for again.
  const left = rows.flatMap(({ place, forced: gameId, suggested, why }) =>
    gameId === null && suggested !== undefined
      ? [[place, { choices: suggested, isClose: false, isOtherYear: why === 'otherYear' }] as const]
      : [],
  );
  const asking = rows.filter(
    ({ forced: gameId, suggested, wanted: { why, isEntry } }) =>
      gameId === null && suggested === undefined && !isEntry && (why === null || why === 'noPlatform'),
  );
  const candidates = Map.groupBy(
    await listCandidates(ctx.db, userId, asking.map(toAsked)),
    ({ place }) => place,
  );
  const alike = asking.map(({ place, wanted }) => ({
    place,
    wanted,
    chosen: chooseGame(wanted, candidates.get(place) ?? []),
  }));
  const isOpen = ({ chosen }: { chosen: Chosen }) => 'choices' in chosen && !chosen.isClose;
  const beginning = await beginningSo(ctx, userId, alike.filter(isOpen));
  const found = alike.map((row) => {
    const begun = isOpen(row) ? chooseByBeginning(row.wanted, beginning.get(row.place) ?? []) : undefined;
    return { ...row, chosen: begun ?? row.chosen };
  });
  const open = found.flatMap(({ place, wanted, chosen }) =>
    'choices' in chosen && !chosen.isClose
      ? [{ place, wanted, choices: chosen.choices, beginning: beginning.get(place) ?? [] }]
      : [],
  );
  const searched = await suggestGames(ctx, userId, { rows: open, searches });
  return new Map<number, Chosen>([
    ...forced,
    ...left,
    ...found.map(({ place, chosen }): [number, Chosen] => {
      const choices = searched.get(place);
      return [place, choices && 'choices' in chosen ? { choices, isClose: false } : chosen];
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
