import { asUser } from '../http/door.ts';
import { languageOf } from '../language.ts';
import { decide, takeSuggestions } from './decide.ts';
import { lookAgain } from './lookAgain.ts';
import { forgetMove, getMove, listMoves, listRows, match, readAsTable, readMove } from './moving.ts';
import { editedSince, stopMove, undoMove } from './undo.ts';
import { writeMove } from './write.ts';

export const movingRoutes = {
  read: asUser.moving.read.handler(({ context: { ctx, userId, request }, input: { query, body } }) =>
    readMove(ctx, userId, { name: query.name, body, language: languageOf(request) }),
  ),
  list: asUser.moving.list.handler(({ context: { ctx, userId } }) => listMoves(ctx, userId)),
  get: asUser.moving.get.handler(({ context: { ctx, userId }, input }) => getMove(ctx, userId, input.moveId)),
  rows: asUser.moving.rows.handler(({ context: { ctx, userId }, input }) => listRows(ctx, userId, input)),
  match: asUser.moving.match.handler(({ context: { ctx, userId }, input }) => match(ctx, userId, input)),
  asTable: asUser.moving.asTable.handler(({ context: { ctx, userId }, input }) =>
    readAsTable(ctx, userId, input.moveId),
  ),
  decide: asUser.moving.decide.handler(({ context: { ctx, userId }, input }) => decide(ctx, userId, input)),
  suggest: asUser.moving.suggest.handler(({ context: { ctx, userId }, input }) =>
    takeSuggestions(ctx, userId, input),
  ),
  lookAgain: asUser.moving.lookAgain.handler(({ context: { ctx, userId }, input }) =>
    lookAgain(ctx, userId, input.moveId),
  ),
  write: asUser.moving.write.handler(({ context: { ctx, userId }, input }) =>
    writeMove(ctx, userId, input.moveId),
  ),
  stop: asUser.moving.stop.handler(({ context: { ctx, userId }, input }) =>
    stopMove(ctx, userId, input.moveId),
  ),
  edited: asUser.moving.edited.handler(({ context: { ctx, userId }, input }) =>
    editedSince(ctx, userId, input.moveId),
  ),
  undo: asUser.moving.undo.handler(({ context: { ctx, userId }, input }) =>
    undoMove(ctx, userId, input.moveId),
  ),
  forget: asUser.moving.forget.handler(({ context: { ctx, userId }, input }) =>
    forgetMove(ctx, userId, input.moveId),
  ),
};
