import type { Selectable } from 'kysely';

import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export type SourceState = Selectable<Tables['source_state']>;

export async function listSourceStates(db: Db): Promise<SourceState[]> {
  return await db.selectFrom('source_state').selectAll().orderBy('source').execute();
}

export async function upsertSourceState(db: Db, state: SourceState): Promise<void> {
  await db
    .insertInto('source_state')
    .values(state)
    .onConflict((conflict) => conflict.column('source').doUpdateSet(state))
    .execute();
}
