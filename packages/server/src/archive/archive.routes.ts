import { asUser } from '../http/door.ts';
import { exportCollection } from './archive.ts';
import { restoreArchive } from './restore.ts';

export const archiveRoutes = {
  exportCollection: asUser.archive.exportCollection.handler(({ context: { ctx, userId } }) =>
    exportCollection(ctx, userId),
  ),
  restore: asUser.archive.restore.handler(({ context: { ctx, userId }, input }) =>
    restoreArchive(ctx, userId, input.body),
  ),
};
