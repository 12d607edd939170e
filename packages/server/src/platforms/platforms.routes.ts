import { asUser } from '../http/door.ts';
import * as platforms from './platforms.ts';

export const platformsRoutes = {
  list: asUser.platforms.list.handler(({ context: { ctx } }) => platforms.listPlatforms(ctx)),
  mine: asUser.platforms.mine.handler(({ context: { ctx, userId } }) => platforms.myPlatforms(ctx, userId)),
  add: asUser.platforms.add.handler(({ context: { ctx, userId }, input }) =>
    platforms.addPlatform(ctx, userId, input.platformId),
  ),
  remove: asUser.platforms.remove.handler(({ context: { ctx, userId }, input }) =>
    platforms.removePlatform(ctx, userId, input.platformId),
  ),
};
