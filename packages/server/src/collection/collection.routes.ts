import { asUser } from '../http/door.ts';
import * as collection from './collection.ts';

export const collectionRoutes = {
  item: asUser.collection.item.handler(({ context: { ctx, userId }, input }) =>
    collection.getItem(ctx, userId, input.gameId),
  ),
  save: asUser.collection.save.handler(({ context: { ctx, userId }, input: { gameId, ...draft } }) =>
    collection.saveItem(ctx, userId, gameId, draft),
  ),
  remove: asUser.collection.remove.handler(({ context: { ctx, userId }, input }) =>
    collection.removeItem(ctx, userId, input.gameId),
  ),
  summary: asUser.collection.summary.handler(({ context: { ctx, userId } }) =>
    collection.summary(ctx, userId),
  ),
  latest: asUser.collection.latest.handler(({ context: { ctx, userId }, input }) =>
    collection.latestAdditions(ctx, userId, input.limit),
  ),
};
