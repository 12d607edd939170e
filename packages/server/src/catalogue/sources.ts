import type { CatalogueSource } from '@cartouche/contract/game';
import { type SourceCredit, creditsOf, knownSources } from '@cartouche/contract/sources.rules';

import type { AnyContext } from '../context.ts';
import { listLicences, listSources, listSourcesOf } from './sources.store.ts';

/** Where the catalogue is from, whose word counts most first. */
export async function readSources({ db }: AnyContext): Promise<CatalogueSource[]> {
  const found = await listSources(db);
  const names = found.map(({ source }) => source);
  const unknown = names.filter((name) => !knownSources.some(({ source }) => source === name));
  const licences = unknown.length > 0 ? await listLicences(db, unknown) : [];
  const credits = creditsOf([...names.map((source) => ({ source, licence: '' })), ...licences]);
  return credits.flatMap((credit) => {
    const {
      games = 0,
      updated_at,
      revision = null,
    } = found.find((one) => one.source === credit.source) ?? {};
    return updated_at ? { ...credit, games, updated_at: updated_at.toISOString(), revision } : [];
  });
}

/** Whom to credit for what is known of some games. */
export async function creditsOfGames(
  { db }: AnyContext,
  gameIds: readonly number[],
): Promise<SourceCredit[]> {
  return creditsOf(await listSourcesOf(db, gameIds));
}
