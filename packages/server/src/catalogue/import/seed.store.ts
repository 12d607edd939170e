import type { Db } from '../../db/database.ts';

export async function findSeedDigest(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('seeds').select('digest').where('name', '=', name).executeTakeFirst();
  return row?.digest;
}

export async function upsertSeedDigest(db: Db, name: string, digest: string): Promise<void> {
  await db
    .insertInto('seeds')
    .values({ name, digest })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ digest }))
    .execute();
}
