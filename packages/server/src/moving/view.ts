import type { Game } from '@cartouche/contract/game';
import { itemFields } from '@cartouche/contract/item.rules';
import { ownEntries } from '@cartouche/contract/limits';
import type { MovedRow } from '@cartouche/contract/movedRow';
import type { Move } from '@cartouche/contract/moving';
import { type MovedStatus, movedStatuses } from '@cartouche/contract/moving.rules';

import { withCovers } from '../catalogue/covers/covers.ts';
import { type ItemWithPhotos, everyCopyOf, roomForGames } from '../collection/many.ts';
import type { Context, UserId } from '../context.ts';
import { countEntries } from '../entries/entries.ts';
import { listPlatforms } from '../platforms/platforms.ts';
import { tierOf } from '../subscription/subscription.ts';
import * as counts from './counts.store.ts';
import { correctionOf } from './entryFacts.ts';
import { listGames } from './games.store.ts';
import { guessMapping } from './forms/sheet.ts';
import { expiryOf } from './expiry.ts';
import { chosenFor } from './interpret.ts';
import { type MoveRow, type Words, isWorkedOnBeside } from './moving.store.ts';
import { guessPlatform, isWithoutCopies, namesOf, readPlatform } from './platformNames.ts';
import { listOvertaken } from './overtaken.ts';
import * as store from './rows.store.ts';
import { countSuggested } from './suggestions.ts';
import { completenessIn, conditionOf, listOf, toName } from './forms/words.ts';
import { waitsFor } from './work.ts';

/** A move as the screen shows it: how far it is, and what writing it would do. */
export async function toMove(ctx: Context, userId: UserId, row: MoveRow): Promise<Move> {
  const ofMove = { userId, moveId: row.id };
  const overtaken = row.state === 'ready' ? await listOvertaken(ctx, ofMove) : [];
  const counted = await counts.countRows(ctx.db, ofMove, overtaken);
  const done = row.state === 'written' ? await counts.countDone(ctx.db, ofMove) : undefined;
  const none = { suggestions: 0, suggestionsTaken: 0 };
  const suggested = row.state === 'ready' ? await countSuggested(ctx.db, ofMove) : none;
  const tier = await tierOf(ctx.db, userId, ctx.now());
  const room = await roomForGames(ctx, userId, tier);
  const entries = await countEntries(ctx, userId);
  const { mapping, dateOrder, list, isRepaired, currency, own, paidUnit } = row.settings;
  const guessed = guessMapping(row.columns.map(({ name }) => name));
  return {
    id: row.id,
    state: row.state,
    file_name: row.file_name,
    form: row.form,
    rows: row.rows,
    done: row.done,
    hasFailed: row.has_failed,
    wasStopped: row.was_stopped,
    waitsFor: await waitsFor(ctx, row),
    isBesideOthers: await isWorkedOnBeside(ctx.db, userId, ctx.now()),
    told: row.told,
    columns: row.columns.map((column, place) => ({
      ...column,
      field: mapping[place] ?? guessed[place] ?? 'nothing',
    })),
    settings: { dateOrder, list, currency, own, paidUnit, isRepaired },
    words: await toWords(ctx, row),
    counts: countsOf(counted),
    plan: {
      ...planOf(counted),
      ...none,
      ...suggested,
      ...done,
      askedAgain: row.state === 'ready' ? row.asked_again.length : 0,
      room: room === Infinity ? null : room,
      entryRoom: Math.max(0, ownEntries.most - entries),
    },
    made_at: row.made_at.toISOString(),
    written_at: row.written_at?.toISOString() ?? null,
    expires_at: expiryOf(row).toISOString(),
  };
}

function countsOf(counted: readonly counts.Counted[]): Record<MovedStatus, number> {
  const of = (status: MovedStatus) =>
    counted.reduce((sum, one) => sum + (one.status === status ? one.rows : 0), 0);
  return Object.fromEntries(movedStatuses.map((status) => [status, of(status)])) as Record<
    MovedStatus,
    number
  >; // as: one for each
}

/** What writing does with the rows as they were decided. */
export function planOf(counted: readonly counts.Counted[]) {
  const sum = (ones: readonly counts.Counted[], of: (one: counts.Counted) => number) =>
    ones.reduce((all, one) => all + of(one), 0);
  const brought = counted.filter(isBrought);
  // Of several rows of one game on a list, one adds it.
  const games = (list: string) =>
    sum(
      brought.filter((one) => one.list === list),
      (one) => one.games,
    );
  const adds = games('collection');
  const ofCollection = counted.filter((one) => one.list === 'collection' && (!isOpen(one) || isBrought(one)));
  return {
    adds,
    // The first copy of a game that is added is the game.
    copies: sum(ofCollection, (one) => one.copies) - adds,
    changes: sum(
      counted.filter(
        ({ status, decision }) => status === 'differs' && (decision === 'file' || decision === 'have'),
      ),
      ({ rows, overtaken }) => rows - overtaken,
    ),
    wishes: games('wishlist'),
    beyond: sum(ofCollection, ({ beyond }) => beyond),
    overtaken: sum(counted, (one) => (one.list === 'collection' ? one.overtaken : 0)),
    entries: sum(brought, (one) => one.entries),
    corrections: sum(brought, (one) => one.corrections),
    undecided: sum(counted, (one) => (isOpen(one) && one.decision === null ? one.rows : 0)),
  };
}

function isOpen({ status }: counts.Counted): boolean {
  return status === 'missing' || status === 'several';
}

function isBrought(one: counts.Counted): boolean {
  return isOpen(one) ? one.decision === 'entry' : one.status === 'new' && one.decision !== 'skip';
}

async function toWords(ctx: Context, { words, settings }: MoveRow): Promise<Move['words']> {
  const names = namesOf(await listPlatforms(ctx));
  const sorted = (table: keyof Words) => Object.entries(words[table] ?? {}).toSorted(([, a], [, b]) => b - a);
  const list = <Meaning>(table: keyof Words, known: (word: string) => Meaning | null) =>
    sorted(table).map(([word, rows]) => {
      // as: each table's choices have the meanings of its own words
      const chosen = chosenFor(settings[table] as Record<string, Meaning | null>, word);
      return { word, rows, meaning: chosen === undefined ? known(word) : chosen };
    });
  return {
    completeness: list('completeness', completenessIn) as Move['words']['completeness'], // as: values that are stored
    condition: list('condition', conditionOf),
    lists: list('lists', listOf),
    platforms: sorted('platforms').map(([word, rows]) => {
      const chosen = chosenFor(settings.platforms, word);
      const known = readPlatform(word, names).id ?? (isWithoutCopies(word) ? 'out' : null);
      const meaning = chosen === undefined ? known : (chosen ?? 'out');
      const guess = meaning === null ? guessPlatform(word) : undefined;
      return { word, rows, meaning, ...(guess !== undefined && { guess }) };
    }),
  };
}

/** Rows with their games. */
export async function toRows(
  ctx: Context,
  userId: UserId,
  rows: readonly store.RowOfMove[],
): Promise<MovedRow[]> {
  const ids = rows.flatMap(({ game_id: id, choices }) => [...(id === null ? [] : [id]), ...choices]);
  const found = await withCovers(ctx, userId, await listGames(ctx.db, userId, [...new Set(ids)]));
  const games = new Map<number, Game>(found.map((game) => [game.game_id, game]));
  const copies = Map.groupBy(await everyCopyOf(ctx, userId, ids), ({ game_id: id }) => id);
  return rows.map((row) => {
    const game = row.game_id === null ? undefined : games.get(row.game_id);
    const isOwned = row.game_id !== null && copies.has(row.game_id);
    return {
      place: row.place,
      line: row.line,
      tab: row.cells.tab ?? null,
      ...namesOfRow(row),
      platform_id: row.wanted?.platformIds[0] ?? null,
      status: row.status ?? 'missing',
      why: row.why,
      list: row.wanted?.list ?? 'out',
      game: game ?? null,
      choices: row.choices.flatMap((id) => games.get(id) ?? []),
      differences: row.differences,
      decision: row.decision === null || row.decision.do === 'undecided' ? null : row.decision.do,
      isOwned,
      correction: correctionIn(row, game, isOwned),
      copy: copyOf(row, copies.get(row.game_id ?? 0) ?? []),
      says: itemFields.flatMap((field) => {
        const value = row.wanted?.fields[field];
        return value === undefined || value === null ? [] : { field, value: String(value) };
      }),
    };
  });
}

/** What a row names; of one whose cells may be shifted all that it has. */
function namesOfRow({ cells: row, why, wanted }: store.RowOfMove): Pick<MovedRow, 'title' | 'platform'> {
  if (why === 'damaged' && 'cells' in row)
    return { title: toName(row.cells.filter(Boolean).join(', ')), platform: '' };
  return { title: wanted?.title ?? '', platform: wanted?.platform ?? '' };
}

/** Which of several copies a row stands for, and what tells it from the others. */
function copyOf({ items }: store.RowOfMove, copies: readonly ItemWithPhotos[]): MovedRow['copy'] {
  const index = copies.findIndex(({ id }) => id === items[0]);
  const copy = copies[index];
  return copy && copies.length > 1 ? { index, release: copy.release, edition: copy.edition } : null;
}

/** What becomes of the correction that our own export says: it is brought with its game, or what is here stays. */
function correctionIn(
  row: store.RowOfMove,
  game: Game | undefined,
  isOwned: boolean,
): MovedRow['correction'] {
  const { ownTitle: title, game: facts } = row.wanted ?? {};
  if (title === undefined || !facts || !game || row.decision?.do === 'skip') return null;
  const isHere =
    game.title === title &&
    game.release_date === facts.release_date &&
    game.publisher === facts.publisher &&
    game.genres === facts.genres.join(', ') &&
    (game.region ?? '') === facts.regions.join(', ');
  if (isHere) return null;
  const isNew = !isOwned && (row.status === 'new' || row.status === 'copy');
  return { title, isBrought: isNew && correctionOf(row) !== undefined };
}
