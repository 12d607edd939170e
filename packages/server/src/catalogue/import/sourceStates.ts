import type { AnyContext } from '../../context.ts';
import { type SourceState, listSourceStates, upsertSourceState } from './sources.store.ts';

export type { SourceState };

/** What was fetched last of each openly licensed catalogue; nothing of one that never was. */
export async function readSourceStates({ db }: AnyContext): Promise<SourceState[]> {
  return await listSourceStates(db);
}

/** Notes that a version of a catalogue is imported whole. */
export async function noteSourceState({ db }: AnyContext, state: SourceState): Promise<void> {
  await upsertSourceState(db, state);
}
