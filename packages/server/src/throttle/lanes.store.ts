import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

type Lane = { provider: string; lane: number; holder: string };

/**
 * Takes a free lane; none if all are taken, or if another process was faster. The database's clock decides, because
 * those of the processes may differ.
 */
export async function takeLane(
  db: Db,
  { provider, holder, lanes, lastsMs }: { provider: string; holder: string; lanes: number; lastsMs: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ lane: number }>`
    insert into call_lanes (provider, lane, holder, taken_until)
    select ${provider}, n, ${holder}::text, clock_timestamp() + ${lastsMs} * interval '1 millisecond'
    from generate_series(1, ${lanes}::int) n
    where not exists (select from call_lanes l
      where l.provider = ${provider} and l.lane = n and l.taken_until > clock_timestamp())
    order by random() limit 1
    on conflict (provider, lane) do update set holder = excluded.holder, taken_until = excluded.taken_until
      where call_lanes.taken_until <= clock_timestamp()
    returning lane`.execute(db);
  return rows[0]?.lane;
}

/** Unless it ended meanwhile and is another's. */
export async function deleteLane(db: Db, { provider, lane, holder }: Lane): Promise<void> {
  await db
    .deleteFrom('call_lanes')
    .where('provider', '=', provider)
    .where('lane', '=', lane)
    .where('holder', '=', holder)
    .execute();
}

/** After a clock was set back, nobody waits for longer than this. */
const longestQueueMs = 60_000;

/** Books the next time at which a provider may be asked, and answers in how many milliseconds that is. */
export async function bookTime(
  db: Db,
  { provider, everyMs }: { provider: string; everyMs: number },
): Promise<number> {
  const every = sql`${everyMs} * interval '1 millisecond'`;
  const latest = sql`clock_timestamp() + ${longestQueueMs} * interval '1 millisecond'`;
  const { rows } = await sql<{ waitMs: number }>`
    insert into call_paces as p (provider, next_at) values (${provider}, clock_timestamp() + ${every})
    on conflict (provider) do update set
      next_at = greatest(case when p.next_at < ${latest} then p.next_at end, clock_timestamp()) + ${every}
    returning (extract(epoch from next_at - ${every} - clock_timestamp()) * 1000)::float8 as "waitMs"`.execute(
    db,
  );
  return Math.max(0, rows[0]?.waitMs ?? 0);
}
