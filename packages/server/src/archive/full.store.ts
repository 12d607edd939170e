import { sql } from 'kysely';

import type { GameFilters } from '@cartouche/contract/catalogue';
import type { Tab } from '@cartouche/contract/catalogue.rules';
import { type FullRow, fullExport } from '@cartouche/contract/fullExport.rules';
import { itemField, itemFields } from '@cartouche/contract/item.rules';

import { fittingCopies } from '../catalogue/filters.store.ts';
import { isEntry } from '../catalogue/visible/visible.store.ts';
import { fieldColumns } from '../collection/collection.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { iso } from './archive.store.ts';

type StoredRow = Omit<FullRow, 'sources'> & { records: { source: string; licence: string }[] };

type Asked = { gameIds: number[]; filters: Partial<GameFilters> & { p_tab: Tab } };

/** A wish says nothing of a copy. */
const noFields = sql.join(
  itemFields.map((name) => sql`${sql.lit(itemField[name].sql === 'text' ? '' : null)} as ${sql.ref(name)}`),
);

/**
 * Everything of the user's copies of some games, or of their wishes for them, in the order of the games; only of copies
 * that fulfil the filters.
 */
export async function listFullRows(
  db: Db,
  userId: UserId,
  { gameIds, filters }: Asked,
): Promise<StoredRow[]> {
  const isOfWishes = filters.p_tab === 'wishlist';
  const fitting = isOfWishes ? undefined : fittingCopies(filters, 'o', ['id']);
  const ofGame = isOfWishes
    ? sql`select null::int as id, game_id, created_at, ${noFields}, null::int as copy, null::int as copies
        from user_wishlist where user_id = ${userId} and game_id = page.game_id`
    : sql`select id, game_id, created_at, ${fieldColumns},
        row_number() over (order by is_lead desc, created_at, id)::int as copy, count(*) over ()::int as copies
      from (
        select true as is_lead, id, game_id, created_at, ${fieldColumns} from user_collection
        where user_id = ${userId} and game_id = page.game_id
        union all select false, id, game_id, created_at, ${fieldColumns} from user_copies
        where user_id = ${userId} and game_id = page.game_id
      ) every_copy`;
  const fits = fitting
    ? sql`exists (select from user_collection o cross join lateral (${fitting}) x
        where o.user_id = ${userId} and o.game_id = page.game_id and x.id = c.id)`
    : sql`true`;
  const query = sql<StoredRow>`
    select ${fullExport.version}::int as cartouche_version, g.title, s.name as platform, g.release_date,
      g.publisher, array_to_string(g.genres, ', ') as genres, array_to_string(g.regions, ', ') as regions,
      d.igdb_id, c.*, case when c.copy is null then '' when p.preferred_currency = 'EUR' then 'EUR' else 'USD' end
      as currency, case when c.copy is null then 'wishlist' else 'owned' end as list, (select count(*)::int from user_collection_files f
        where f.user_id = ${userId} and f.user_collection_id = c.id) as photos, ${iso('c.created_at')} as added_at,
      case when ${isEntry} then 'yes' else 'no' end as own_entry,
      coalesce((select o.title from games_igdb o where o.game_id = g.corrects), '') as catalogue_title,
      (select coalesce(jsonb_agg(distinct jsonb_build_object('source', r.source, 'licence', r.licence)), '[]')
        from game_records r where r.game_id = coalesce(g.corrects, g.game_id)) as records
    from unnest(${gameIds}::int[]) with ordinality page (game_id, place)
    join lateral (${ofGame}) c using (game_id)
    join games_igdb g using (game_id) join consoles s on s.id = g.platform_id
    left join game_details d on d.game_id = coalesce(g.corrects, g.game_id)
    left join profiles p on p.id = ${userId}
    where ${fits}
    order by page.place, c.copy`;
  return (await query.execute(db)).rows;
}
