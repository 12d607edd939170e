import { asUser } from '../../http/door.ts';
import { fetchWhole, igdbStatus, searchWhole } from './whole.ts';

export const igdbRoutes = {
  status: asUser.igdb.status.handler(({ context: { ctx } }) => igdbStatus(ctx)),
  search: asUser.igdb.search.handler(({ context: { ctx, userId }, input }) =>
    searchWhole(ctx, userId, input),
  ),
  game: asUser.igdb.game.handler(({ context: { ctx, userId }, input }) => fetchWhole(ctx, userId, input.id)),
};
