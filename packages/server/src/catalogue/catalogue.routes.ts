import { asAnyone, asUser } from '../http/door.ts';
import { languageOf } from '../language.ts';
import * as catalogue from './catalogue.ts';
import { findCovers } from './covers/covers.ts';
import { searchGames } from './search.ts';
import { readSources } from './sources.ts';

export const catalogueRoutes = {
  sources: asAnyone.catalogue.sources.handler(({ context: { ctx } }) => readSources(ctx)),
  fetchGames: asUser.catalogue.fetchGames.handler(({ context: { ctx, userId }, input }) =>
    catalogue.fetchGames(ctx, userId, input),
  ),
  platformCounts: asUser.catalogue.platformCounts.handler(({ context: { ctx, userId }, input }) =>
    catalogue.platformCounts(ctx, userId, input),
  ),
  gameIds: asUser.catalogue.gameIds.handler(({ context: { ctx, userId }, input }) =>
    catalogue.gameIds(ctx, userId, input),
  ),
  letters: asUser.catalogue.letters.handler(({ context: { ctx, userId }, input }) =>
    catalogue.letters(ctx, userId, input),
  ),
  ownTotals: asUser.catalogue.ownTotals.handler(({ context: { ctx, userId }, input }) =>
    catalogue.ownTotals(ctx, userId, input),
  ),
  search: asUser.catalogue.search.handler(({ context: { ctx, userId }, input }) =>
    searchGames(ctx, userId, input),
  ),
  suggestions: asUser.catalogue.suggestions.handler(({ context: { ctx, userId }, input }) =>
    catalogue.suggestGames(ctx, userId, input),
  ),
  covers: asUser.catalogue.covers.handler(({ context: { ctx, userId }, input }) =>
    findCovers(ctx, userId, input.games),
  ),
  facets: asUser.catalogue.facets.handler(({ context: { ctx, userId }, input }) =>
    catalogue.facets(ctx, userId, input.p_platform),
  ),
  game: asUser.catalogue.game.handler(({ context: { ctx, request, userId }, input }) =>
    catalogue.getGame(ctx, userId, { ...input, language: languageOf(request) }),
  ),
};
