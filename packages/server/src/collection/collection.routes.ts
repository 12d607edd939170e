import { asUser } from '../http/door.ts';
import * as bin from './bin.ts';
import * as bulk from './bulk.ts';
import * as collection from './collection.ts';
import * as copies from './copies.ts';
import * as photos from './photos.ts';
import * as shelf from './shelf.ts';

export const collectionRoutes = {
  item: asUser.collection.item.handler(({ context: { ctx, userId }, input }) =>
    collection.getItem(ctx, userId, input.gameId),
  ),
  save: asUser.collection.save.handler(({ context: { ctx, userId }, input }) =>
    collection.saveItem(ctx, userId, input),
  ),
  add: asUser.collection.add.handler(({ context: { ctx, userId }, input }) =>
    collection.addGame(ctx, userId, input),
  ),
  sumMany: asUser.collection.sumMany.handler(({ context: { ctx, userId }, input }) =>
    bulk.sumMany(ctx, userId, input),
  ),
  remove: asUser.collection.remove.handler(({ context: { ctx, userId }, input }) =>
    bin.removeItem(ctx, userId, input.gameId),
  ),
  copies: asUser.collection.copies.handler(({ context: { ctx, userId }, input }) =>
    copies.copiesOf(ctx, userId, input.gameId),
  ),
  copiesOfMany: asUser.collection.copiesOfMany.handler(({ context: { ctx, userId }, input }) =>
    copies.copiesOfMany(ctx, userId, input),
  ),
  addCopy: asUser.collection.addCopy.handler(({ context: { ctx, userId }, input }) =>
    copies.addCopy(ctx, userId, input),
  ),
  saveCopy: asUser.collection.saveCopy.handler(({ context: { ctx, userId }, input }) =>
    copies.saveCopy(ctx, userId, input),
  ),
  removeCopy: asUser.collection.removeCopy.handler(({ context: { ctx, userId }, input }) =>
    copies.removeCopy(ctx, userId, input.id),
  ),
  removeCopies: asUser.collection.removeCopies.handler(({ context: { ctx, userId }, input }) =>
    copies.removeSeveral(ctx, userId, input.ids),
  ),
  leadWith: asUser.collection.leadWith.handler(({ context: { ctx, userId }, input }) =>
    copies.leadWith(ctx, userId, input.id),
  ),
  bin: asUser.collection.bin.handler(({ context: { ctx, userId }, input }) => bin.getBin(ctx, userId, input)),
  restore: asUser.collection.restore.handler(({ context: { ctx, userId }, input }) =>
    bin.restoreItem(ctx, userId, input.id),
  ),
  discard: asUser.collection.discard.handler(({ context: { ctx, userId }, input }) =>
    bin.discardItem(ctx, userId, input.id),
  ),
  emptyBin: asUser.collection.emptyBin.handler(({ context: { ctx, userId } }) => bin.emptyBin(ctx, userId)),
  previewMany: asUser.collection.previewMany.handler(({ context: { ctx, userId }, input }) =>
    bulk.previewMany(ctx, userId, input),
  ),
  saveMany: asUser.collection.saveMany.handler(({ context: { ctx, userId }, input }) =>
    bulk.saveMany(ctx, userId, input),
  ),
  lastChange: asUser.collection.lastChange.handler(({ context: { ctx, userId } }) =>
    bulk.lastChange(ctx, userId),
  ),
  undoMany: asUser.collection.undoMany.handler(({ context: { ctx, userId }, input }) =>
    bulk.undoMany(ctx, userId, input.changeId),
  ),
  addPhoto: asUser.collection.addPhoto.handler(
    ({ context: { ctx, userId }, input: { params, query, body } }) =>
      photos.addPhoto(ctx, userId, { ...params, ...query, body }),
  ),
  removePhoto: asUser.collection.removePhoto.handler(({ context: { ctx, userId }, input }) =>
    photos.removePhoto(ctx, userId, input.fileName),
  ),
  makeCover: asUser.collection.makeCover.handler(({ context: { ctx, userId }, input }) =>
    photos.makeCover(ctx, userId, input),
  ),
  summary: asUser.collection.summary.handler(({ context: { ctx, userId } }) =>
    collection.summary(ctx, userId),
  ),
  shelf: asUser.collection.shelf.handler(({ context: { ctx, userId }, input }) =>
    shelf.gamesOnShelf(ctx, userId, input),
  ),
  latest: asUser.collection.latest.handler(({ context: { ctx, userId }, input }) =>
    collection.latestAdditions(ctx, userId, input.limit),
  ),
};
