import type { AlertMarketplace, WantedPart } from '@cartouche/contract/alerts.rules';
import type { MarketplaceCode } from '@cartouche/contract/settings.rules';
import { sql } from 'kysely';

import { type GameColumns, gameColumns } from '../catalogue/catalogue.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

/** How many of the user's alerts are active, and how many of their finds are unseen. */
export async function countAlerts(db: Db, userId: UserId): Promise<{ active: number; unseen: number }> {
  const query = sql<{ active: number; unseen: number }>`
    select (select count(*) from searches where user_id = ${userId} and active)::int as active,
      (select count(*) from items where user_id = ${userId} and not item_seen and dismissed_at is null)::int as unseen`;
  return (await query.execute(db)).rows[0] ?? { active: 0, unseen: 0 };
}

export type AlertRow = {
  id: number;
  platform: AlertMarketplace;
  query: string;
  min_price: number | null;
  max_price: number | null;
  active: boolean;
  created_at: Date;
  game_id: number | null;
  /** The game that it is for. */
  game: GameColumns | null;
  site: MarketplaceCode | null;
  part: WantedPart;
  excluded_words: string[];
  with_fees: boolean;
  answered_at: Date | null;
  /** Since when its marketplace has not answered: the last answer, or else since it is asked. Null before that. */
  silent_since: Date | null;
};

const game = sql`(select to_jsonb(one) from (
    select ${gameColumns} from games_igdb g join consoles s on s.id = g.platform_id where g.game_id = a.game_id
  ) one)`;

const selected = sql`a.id, a.platform, a.query, a.min_price, a.max_price, a.active, a.created_at, a.game_id, a.site,
  a.part, a.excluded_words, a.with_fees, ${game} as game, q.answered_at,
  case when a.active then coalesce(q.answered_at, q.created_at) end as silent_since`;

/** Newest first. */
export async function listAlerts(db: Db, userId: UserId): Promise<AlertRow[]> {
  const query = sql<AlertRow>`
    select ${selected} from searches a left join alert_questions q on q.id = a.question_id
    where a.user_id = ${userId} order by a.created_at desc, a.id desc`;
  return (await query.execute(db)).rows;
}

export async function findAlert(db: Db, userId: UserId, id: number): Promise<AlertRow | undefined> {
  const query = sql<AlertRow>`
    select ${selected} from searches a left join alert_questions q on q.id = a.question_id
    where a.user_id = ${userId} and a.id = ${id}`;
  return (await query.execute(db)).rows[0];
}

/** How many alerts the user has, active or not. */
export async function countAll(db: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('searches')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export type AlertFields = Pick<
  AlertRow,
  'query' | 'min_price' | 'max_price' | 'part' | 'excluded_words' | 'with_fees'
>;

export type NewAlert = AlertFields & Pick<AlertRow, 'platform' | 'site' | 'game_id' | 'created_at'>;

export async function insertAlert(db: Db, userId: UserId, alert: NewAlert): Promise<number> {
  const { id } = await db
    .insertInto('searches')
    .values({ user_id: userId, ...alert })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type AlertChange = Partial<{ [Name in keyof AlertFields]: AlertFields[Name] | undefined }> & {
  active?: boolean | undefined;
};

/**
 * Sets what is given. Other words are another question, and so may be those of an alert that was paused. False if the
 * user has no such alert.
 */
export async function updateAlert(
  db: Db,
  userId: UserId,
  { id, ...change }: AlertChange & { id: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('searches')
    .set({ user_id: userId, ...change }) // user_id: an update must set something even if nothing is given
    .$if(change.query !== undefined || change.active === true, (update) => update.set({ question_id: null }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With what it found. False if there is no such alert. */
export async function deleteAlert(db: Db, userId: UserId, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('searches')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countForGame(db: Db, userId: UserId, gameId: number): Promise<number> {
  const { count } = await db
    .selectFrom('searches')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteForGame(db: Db, userId: UserId, gameId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('searches')
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
