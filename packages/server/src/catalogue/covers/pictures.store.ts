import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/database.ts';

/** A picture by the name that its source has for it. */
export type PictureName = { source: string; key: string };

export type PictureState = {
  isRemoved: boolean;
  /** It made room for others; else one that is missing was never here. */
  isEvicted: boolean;
  digest: string | null;
  missingUntil: Date | null;
  fetchingUntil: Date | null;
};

const nothing = { isRemoved: false, isEvicted: false, digest: null, missingUntil: null, fetchingUntil: null };

export async function findPicture(db: Db, { source, key }: PictureName): Promise<PictureState> {
  const query = sql<PictureState>`
    select r.source is not null as "isRemoved", p.digest is null and p.fetched_at is not null as "isEvicted",
      p.digest, p.missing_until as "missingUntil",
      p.fetching_until as "fetchingUntil"
    from (select ${source}::text as source, ${key}::text as source_key) asked
    left join cover_removals r using (source, source_key)
    left join cover_pictures p using (source, source_key)`;
  const [row] = (await query.execute(db)).rows;
  return row ?? nothing;
}

type Turn = PictureName & { fetcher: string; now: Date; until: Date };

/**
 * Takes on to fetch a picture, for a while. Answers false where that is not to be done: it is here, it is missing, it
 * was removed, or somebody else fetches it.
 */
export async function takePicture(db: Db, { source, key, fetcher, now, until }: Turn): Promise<boolean> {
  const query = sql`
    insert into cover_pictures as p (source, source_key, fetcher, fetching_until)
    select ${source}, ${key}, ${fetcher}, ${until}::timestamptz
    where not exists (select from cover_removals where source = ${source} and source_key = ${key})
    on conflict (source, source_key) do update
    set fetcher = excluded.fetcher, fetching_until = excluded.fetching_until
    where p.digest is null and coalesce(p.missing_until <= ${now}, true) and coalesce(p.fetching_until <= ${now}, true)`;
  const { numAffectedRows } = await query.execute(db);
  return numAffectedRows === 1n;
}

/** Remembers that the source has not got it. */
export async function updateMissing(
  db: Db,
  { source, key, fetcher, until }: Omit<Turn, 'now'>,
): Promise<void> {
  await db
    .updateTable('cover_pictures')
    .set({ missing_until: until, fetched_at: null, fetcher: null, fetching_until: null })
    .where('source', '=', source)
    .where('source_key', '=', key)
    .where('fetcher', '=', fetcher)
    .execute();
}

export type Stored = { stem: string; digest: string; width: number; height: number; bytes: number };

/** Records the picture whose files are stored, and needed from now on. Answers false if its row is gone, because it was removed meanwhile, or taken by another. */
export async function updateStored(
  db: Db,
  { source, key, fetcher, now, stored }: PictureName & { fetcher: string; now: Date; stored: Stored },
): Promise<boolean> {
  const { stem, digest, width, height, bytes } = stored;
  const query = sql<{ isStored: boolean }>`
    with kept as (
    update cover_pictures set digest = ${digest}, file_stem = ${stem}, width = ${width}, height = ${height},
      bytes = ${bytes}, fetched_at = ${now}, used_at = ${now}, fetcher = null, fetching_until = null, missing_until = null
    where source = ${source} and source_key = ${key} and fetcher = ${fetcher}
    returning source
    ), needed as (
      delete from unneeded_files using kept where file_key = any(${[fileOf(stem, 'small'), fileOf(stem, 'big')]}::text[])
    )
    select exists (select from kept) as "isStored"`;
  return (await query.execute(db)).rows[0]?.isStored ?? false;
}

/** Notes a use, at most once an hour. */
export async function updateUsed(db: Db, { source, key }: PictureName, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  await db
    .updateTable('cover_pictures')
    .set({ used_at: now })
    .where('source', '=', source)
    .where('source_key', '=', key)
    .where('used_at', '<', hourAgo)
    .execute();
}

/** What was used longest ago and is above the limit, so that the rest fits. */
export async function listBeyond(db: Db, mostBytes: number): Promise<PictureName[]> {
  const total = sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from cover_pictures where digest is not null`;
  if (((await total.execute(db)).rows[0]?.bytes ?? 0) <= mostBytes) return [];

  const query = sql<PictureName>`
    select source, source_key as key from (
      select source, source_key, sum(bytes) over (order by used_at desc, source, source_key) as kept
      from cover_pictures where digest is not null
    ) used where kept > ${mostBytes}`;
  return (await query.execute(db)).rows;
}

/** Forgets pictures. Their files, which are to be deleted now, count as unneeded. */
export async function deletePictures(db: Db, names: readonly PictureName[], now: Date): Promise<string[]> {
  const gone = sql`
    delete from cover_pictures p using ${named(names)}
    where p.source = n.source and p.source_key = n.source_key returning p.file_stem`;
  return await filesOf(db, gone, now);
}

/** The same, but it is remembered until when they are not to be fetched again. */
export async function evictPictures(
  db: Db,
  names: readonly PictureName[],
  { now, until }: { now: Date; until: Date },
): Promise<string[]> {
  const gone = sql`
    update cover_pictures p
    set digest = null, file_stem = null, width = null, height = null, bytes = null, missing_until = ${until}
    from (select before.* from cover_pictures before join ${named(names)} using (source, source_key) for update of before) old
    where p.source = old.source and p.source_key = old.source_key returning old.file_stem`;
  return await filesOf(db, gone, now);
}

function named(names: readonly PictureName[]): RawBuilder<unknown> {
  return sql`unnest(
    ${names.map(({ source }) => source)}::text[], ${names.map(({ key }) => key)}::text[]
  ) as n (source, source_key)`;
}

/** The files of pictures that are gone, which count as unneeded. */
async function filesOf(db: Db, gone: RawBuilder<unknown>, now: Date): Promise<string[]> {
  const query = sql<{ file_key: string }>`
    with gone as (${gone}), files as (
      select file_stem || ending as file_key from gone, unnest(${endings}::text[]) as ending
      where file_stem is not null
    ), unneeded as (
      insert into unneeded_files (file_key, since) select file_key, ${now}::timestamptz from files
      on conflict do nothing
    )
    select file_key from files`;
  return (await query.execute(db)).rows.map(({ file_key }) => file_key);
}

const endings = ['-small.webp', '-big.webp'];

/** The key of a picture's file in a size. */
export const fileOf = (stem: string, size: 'small' | 'big') => `${stem}-${size}.webp`;

/** Files that are about to be stored count as unneeded until a row has them, so that no crash leaves one behind. */
export async function insertUnneeded(db: Db, keys: readonly string[], now: Date): Promise<void> {
  await sql`insert into unneeded_files (file_key, since) select unnest(${keys}::text[]), ${now}::timestamptz
    on conflict (file_key) do update set since = excluded.since`.execute(db);
}

export async function deleteUnneeded(db: Db, keys: readonly string[]): Promise<void> {
  await sql`delete from unneeded_files where file_key = any(${keys}::text[])`.execute(db);
}

export async function insertRemovals(db: Db, names: readonly PictureName[], now: Date): Promise<void> {
  await sql`insert into cover_removals (source, source_key, removed_at)
    select *, ${now}::timestamptz from unnest(
      ${names.map(({ source }) => source)}::text[], ${names.map(({ key }) => key)}::text[]
    ) on conflict do nothing`.execute(db);
}

/** Answers how many may come back. */
export async function deleteRemovals(db: Db, names: readonly PictureName[]): Promise<number> {
  const query = sql`delete from cover_removals r using ${named(names)}
    where r.source = n.source and r.source_key = n.source_key`;
  return Number((await query.execute(db)).numAffectedRows ?? 0n);
}
