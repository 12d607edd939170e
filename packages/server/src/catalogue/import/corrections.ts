import type { EntryFacts } from '@cartouche/contract/entries';
import type { CorrectableFact } from '@cartouche/contract/entries.rules';

import type { InnerContext } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { type OpenGame, readGames, writeGames } from './batch.ts';
import { type ComposedGame, bySource } from './compose.ts';
import { hasTitle } from './corrections.store.ts';
import { lockImports } from './import.store.ts';
import { type KeyedRecord, fromStored, toFacts, unknownKey } from './records.ts';

/** The source of what an operator accepted. It counts more than all others. */
const source = 'Corrections';

export type AcceptedFacts = Partial<Pick<EntryFacts, CorrectableFact>>;

/**
 * Has a game say what an operator accepted, for everybody and whatever is imported later. It concerns this game alone:
 * nothing is recognised by its title or moved to another platform. Facts that are not named stay as their sources say.
 */
export async function acceptFacts(
  ctx: InnerContext,
  { gameId, facts }: { gameId: number; facts: AcceptedFacts },
): Promise<void> {
  if (facts.title !== undefined && (await hasTitle(ctx.db, gameId, facts.title)))
    throw new Refusal('title_taken');

  await lockImports(ctx.db);
  const [game] = await readGames(ctx.db, [gameId]);
  if (!game?.stored) throw new Refusal('correction_not_found');
  // Several, if games were united since.
  const earlier = game.records.filter((record) => record.source === source).toSorted(bySource);
  const record = correctionOf(gameId, game.stored, { earlier, facts });
  game.outdated = earlier.filter(({ source_key }) => source_key !== record.source_key);
  game.records = [...recordsOf(game, game.stored), ...game.news].filter((one) => !earlier.includes(one));
  game.records.push(record);
  game.news.push(record);
  await writeGames(ctx.db, [game]);
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

type Corrected = { earlier: KeyedRecord[]; facts: AcceptedFacts };

function correctionOf(
  gameId: number,
  { platform_id }: ComposedGame,
  { earlier, facts: { regions, ...facts } }: Corrected,
): KeyedRecord {
  return fromStored({
    source,
    source_key: String(gameId),
    game_id: gameId,
    facts: {
      ...Object.assign({}, ...earlier.toReversed().map(toFacts)),
      platform_id,
      ...facts,
      ...(regions && { releases: regions.map((region) => ({ region })) }),
    },
    licence: '',
  });
}
