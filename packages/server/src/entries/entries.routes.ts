import { asUser } from '../http/door.ts';
import * as corrections from './corrections.ts';
import * as covers from './covers.ts';
import * as entries from './entries.ts';
import * as looksLike from './looksLike.ts';
import * as merge from './merge.ts';

export const entriesRoutes = {
  list: asUser.entries.list.handler(({ context: { ctx, userId } }) => entries.listEntries(ctx, userId)),
  create: asUser.entries.create.handler(({ context: { ctx, userId }, input }) =>
    entries.createEntry(ctx, userId, input),
  ),
  correct: asUser.entries.correct.handler(({ context: { ctx, userId }, input }) =>
    entries.correctGame(ctx, userId, input),
  ),
  change: asUser.entries.change.handler(({ context: { ctx, userId }, input }) =>
    entries.changeEntry(ctx, userId, input),
  ),
  remove: asUser.entries.remove.handler(({ context: { ctx, userId }, input }) =>
    entries.removeEntry(ctx, userId, input.gameId),
  ),
  addCover: asUser.entries.addCover.handler(({ context: { ctx, userId }, input: { params, body } }) =>
    covers.addCover(ctx, userId, { gameId: params.gameId, body }),
  ),
  removeCover: asUser.entries.removeCover.handler(({ context: { ctx, userId }, input }) =>
    covers.removeCover(ctx, userId, input.gameId),
  ),
  matches: asUser.entries.matches.handler(({ context: { ctx, userId }, input }) =>
    looksLike.listMatches(ctx, userId, input.gameId),
  ),
  refuse: asUser.entries.refuse.handler(({ context: { ctx, userId }, input }) =>
    looksLike.refuseMatch(ctx, userId, input),
  ),
  merge: asUser.entries.merge.handler(({ context: { ctx, userId }, input }) =>
    merge.mergeEntry(ctx, userId, input),
  ),
  unmerge: asUser.entries.unmerge.handler(({ context: { ctx, userId }, input }) =>
    merge.unmergeEntry(ctx, userId, input.gameId),
  ),
  corrections: asUser.entries.corrections.handler(({ context: { ctx, userId } }) =>
    corrections.listCorrections(ctx, userId),
  ),
  acceptances: asUser.entries.acceptances.handler(({ context: { ctx, userId } }) =>
    corrections.listAcceptances(ctx, userId),
  ),
  acceptCorrection: asUser.entries.acceptCorrection.handler(({ context: { ctx, userId }, input }) =>
    corrections.acceptCorrection(ctx, userId, input),
  ),
  undoAcceptance: asUser.entries.undoAcceptance.handler(({ context: { ctx, userId }, input }) =>
    corrections.undoAcceptance(ctx, userId, input.gameId),
  ),
  declineCorrection: asUser.entries.declineCorrection.handler(({ context: { ctx, userId }, input }) =>
    corrections.declineCorrection(ctx, userId, input),
  ),
};
