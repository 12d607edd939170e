import { asUser } from '../http/door.ts';
import { languageOf } from '../language.ts';
import * as catalogue from './catalogue.ts';

export const catalogueRoutes = {
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
    catalogue.searchGames(ctx, userId, input),
  ),
  suggestions: asUser.catalogue.suggestions.handler(({ context: { ctx, userId }, input }) =>
    catalogue.suggestGames(ctx, userId, input),
  ),
  facets: asUser.catalogue.facets.handler(({ context: { ctx }, input }) =>
    catalogue.facets(ctx, input.p_platform),
  ),
  game: asUser.catalogue.game.handler(({ context: { ctx, request, userId }, input }) =>
    catalogue.getGame(ctx, userId, { ...input, language: languageOf(request) }),
  ),
};
