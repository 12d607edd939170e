import { isDeepStrictEqual } from 'node:util';

import type { EntryFacts } from '@cartouche/contract/entries';
import type { CorrectableFact } from '@cartouche/contract/entries.rules';

import type { InnerContext } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { type OpenGame, readGames, writeGames } from './batch.ts';
import { type ComposedGame, bySource } from './compose.ts';
import { hasTitle } from './corrections.store.ts';
import { lockImports } from './import.store.ts';
import { type Facts, type KeyedRecord, fromStored, toFacts, unknownKey } from './records.ts';

/** The source of what an operator accepted. It counts more than all others. */
const source = 'Corrections';

export type AcceptedFacts = Partial<Pick<EntryFacts, CorrectableFact>>;

/** What an operator accepted, as the record has it, and what it said of that before. */
export type Acceptance = { facts: Facts; before: Facts };

/**
 * Has a game say what an operator accepted, for everybody and whatever is imported later. It concerns this game alone:
 * nothing is recognised by its title or moved to another platform. Facts that are not named stay as their sources say.
 */
export async function acceptFacts(
  ctx: InnerContext,
  { gameId, facts }: { gameId: number; facts: AcceptedFacts },
): Promise<Acceptance> {
  if (facts.title !== undefined && (await hasTitle(ctx.db, gameId, facts.title)))
    throw new Refusal('title_taken');

  const { regions, ...others } = facts;
  const accepted: Facts = { ...others, ...(regions && { releases: regions.map((region) => ({ region })) }) };
  const before = await rewrite(ctx, gameId, (said) => ({ ...said, ...accepted }));
  return { facts: accepted, before: pick(before, namesOf(accepted)) };
}

/** Until the transaction ends, nobody else accepts or takes back: what was accepted can be read and changed. */
export async function lockFacts(ctx: InnerContext): Promise<void> {
  await lockImports(ctx.db);
}

/**
 * Takes an acceptance out of the line of a game's: where a later one replaced what it says, an undo of that goes back to
 * what this one found. Answers what is left of it to take back, and of the later ones, which come oldest first.
 */
export function takeOut(
  undone: Acceptance,
  later: readonly Acceptance[],
): { left: Acceptance; relinked: Acceptance[] } {
  let names = namesOf(undone.facts);
  const relinked = later.map(({ facts, before }) => {
    const replaced = names.filter(
      (name) => name in facts && isDeepStrictEqual(before[name], undone.facts[name]),
    );
    names = names.filter((name) => !replaced.includes(name));
    return { facts, before: { ...without(before, replaced), ...pick(undone.before, replaced) } };
  });
  return { left: { facts: pick(undone.facts, names), before: undone.before }, relinked };
}

/** Undoes that, for the facts that were not accepted anew since. */
export async function takeBackFacts(
  ctx: InnerContext,
  gameId: number,
  { facts, before }: Acceptance,
): Promise<void> {
  await rewrite(ctx, gameId, (said) => {
    const undone = namesOf(facts).filter((name) => isDeepStrictEqual(said[name], facts[name]));
    return { ...without(said, undone), ...pick(before, undone) };
  });
}

// as: Object.keys returns strings
const namesOf = (facts: Facts) => Object.keys(facts) as (keyof Facts)[];

function pick(facts: Facts, names: readonly (keyof Facts)[]): Facts {
  return Object.fromEntries(names.flatMap((name) => (name in facts ? [[name, facts[name]]] : [])));
}

function without(facts: Facts, names: readonly (keyof Facts)[]): Facts {
  return pick(
    facts,
    namesOf(facts).filter((name) => !names.includes(name)),
  );
}

/** Changes what the accepted corrections of a game say, and answers what they said before. */
async function rewrite(ctx: InnerContext, gameId: number, change: (said: Facts) => Facts): Promise<Facts> {
  await lockImports(ctx.db);
  const [game] = await readGames(ctx.db, [gameId]);
  if (!game?.stored) throw new Refusal('correction_not_found');
  // Several, if games were united since.
  const earlier = game.records.filter((record) => record.source === source).toSorted(bySource);
  const { platform_id: _own, ...said }: Facts = Object.assign({}, ...earlier.toReversed().map(toFacts));
  const facts = change(said);
  const { platform_id } = game.stored;
  const records = namesOf(facts).length === 0 ? [] : [correctionOf(gameId, { ...facts, platform_id })];
  game.outdated = earlier.filter(({ source_key }) => records.every((one) => one.source_key !== source_key));
  game.records = [...recordsOf(game, game.stored), ...game.news].filter((one) => !earlier.includes(one));
  game.records.push(...records);
  game.news.push(...records);
  await writeGames(ctx.db, [game]);
  return said;
}

/** A game that no source stands behind gets a record of what it says. */
function recordsOf(game: OpenGame, stored: ComposedGame): KeyedRecord[] {
  if (game.records.length > 0) return game.records;
  const { regions, fact_sources: _sources, ...known } = stored;
  const whole = { ...known, source: known.source || 'Cartouche', source_key: null };
  const releases = regions.map((region) => ({ region }));
  const record = { ...whole, releases, source_key: unknownKey({ ...whole, releases }) };
  game.news.push(record);
  return [];
}

function correctionOf(gameId: number, facts: Facts): KeyedRecord {
  return fromStored({ source, source_key: String(gameId), game_id: gameId, facts, licence: '' });
}
