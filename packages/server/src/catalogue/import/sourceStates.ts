import type { AnyContext } from '../../context.ts';
import { listSources } from '../sources.store.ts';
import { sources } from './reader.ts';
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

/** Whether no game is from an openly licensed catalogue, be it fetched or imported from a file. */
export async function lacksOpenCatalogues({ db }: AnyContext): Promise<boolean> {
  const open = new Set<string>([sources.gamedatabase.source, sources.libretro.source]);
  return !(await listSources(db)).some(({ source }) => open.has(source));
}
