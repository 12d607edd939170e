import type { CatalogueSource } from '@cartouche/contract/game';
import { type SourceCredit, creditsOf } from '@cartouche/contract/sources.rules';

import type { AnyContext } from '../context.ts';
import { listSources, listSourcesOf } from './sources.store.ts';

/** Where the catalogue is from, whose word counts most first. */
export async function readSources({ db }: AnyContext): Promise<CatalogueSource[]> {
  const found = await listSources(db);
  const credits = creditsOf(found.map(({ source, licence }) => ({ source, licence: licence ?? '' })));
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
