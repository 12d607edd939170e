import { type RawBuilder, sql } from 'kysely';

import { firstEntryId } from '@cartouche/contract/entries.rules';

import type { UserId } from '../../context.ts';

type Fragment = RawBuilder<unknown>;

/** The ids of what the user entered. Merged entries wait unseen for an undo. */
function entriesOf(userId: UserId): Fragment {
  return sql`select e.game_id from own_entries e where e.user_id = ${userId} and e.merged_into is null`;
}

/** The ids of the games that the user corrected for themselves. */
function correctedBy(userId: UserId): Fragment {
  return sql`select c.corrects from own_entries e join games_igdb c using (game_id)
    where e.user_id = ${userId} and e.merged_into is null and c.corrects is not null`;
}

/** Whether a game, `g`, is in the catalogue itself: nobody's own entry. */
export const isEverybodys: Fragment = isFromCatalogue(sql`g.game_id`);

/** Whether a game, `g`, is an own entry, and no correction of a game of the catalogue. */
export const isEntry: Fragment = sql`(not (${isEverybodys}) and g.corrects is null)`;

function isFromCatalogue(gameId: Fragment): Fragment {
  return sql`${gameId} < ${sql.lit(firstEntryId)}`;
}

/**
 * Whether the user may open a game and refer to it: it is in the catalogue, or their own entry. The id alone
 * says so for all but their entries, and each index has it.
 */
export function openTo(userId: UserId, gameId = sql`g.game_id`): Fragment {
  return sql`(${isFromCatalogue(gameId)} or ${gameId} = any(array(${entriesOf(userId)})))`;
}

/**
 * Whether lists show the user a game: what they may open, except the games that they corrected, for which their
 * corrections stand. Every statement that searches or lists games of the catalogue has this condition.
 */
export function visibleTo(userId: UserId, gameId = sql`g.game_id`): Fragment {
  return sql`${openTo(userId, gameId)} and ${isNotCorrected(userId, gameId)}`;
}

export function isNotCorrected(userId: UserId, gameId: Fragment): Fragment {
  return sql`${gameId} <> all(array(${correctedBy(userId)}))`;
}

/**
 * The game that a user sees instead of another, and where what they have of it stands: of an entry of theirs the game that
 * it became, and of a game of the catalogue their correction, if they made one. The id is taken in by a `select` of its
 * own, in which no column of these tables can be meant.
 */
export function instead(userId: UserId, gameId: Fragment | number): RawBuilder<number> {
  const id = typeof gameId === 'number' ? sql`${gameId}::int` : gameId;
  const became = sql`select m.merged_into from (select ${id} as game_id) entered
    join own_entries m using (game_id) where m.user_id = ${userId}`;
  return sql<number>`(select coalesce(correction.game_id, asked.game_id)
    from (select coalesce((${became}), ${id}) as game_id) asked
    left join (select c.corrects, c.game_id from games_igdb c join own_entries e on e.game_id = c.game_id
      where e.user_id = ${userId} and e.merged_into is null) correction on correction.corrects = asked.game_id
    limit 1)`;
}

/**
 * The games by which a user's lists differ from the catalogue: `more` is 1 for their own entries, and -1 for what they
 * corrected.
 */
export function ownDifference(userId: UserId): Fragment {
  return sql`select g.*, case when ${isEverybodys} then -1 else 1 end as more from games_igdb g
    where g.game_id = any(array(${entriesOf(userId)} union all ${correctedBy(userId)}))`;
}

/** How many more games a user's list has than the catalogue's, among games `g` that meet a condition. */
export function countOwnDifference(userId: UserId, condition: Fragment): Fragment {
  return sql`select coalesce(sum(g.more), 0)::int from (${ownDifference(userId)}) g where ${condition}`;
}
