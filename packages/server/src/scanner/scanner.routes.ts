import { asUser } from '../http/door.ts';
import { getScanner, readCover, readShelf, recognizeGame } from './scanner.ts';

export const scannerRoutes = {
  status: asUser.scanner.status.handler(({ context: { ctx } }) => getScanner(ctx)),
  recognize: asUser.scanner.recognize.handler(({ context: { ctx, userId }, input }) =>
    recognizeGame(ctx, userId, input.body),
  ),
  cover: asUser.scanner.cover.handler(({ context: { ctx, userId }, input }) =>
    readCover(ctx, userId, input.body),
  ),
  shelf: asUser.scanner.shelf.handler(({ context: { ctx, userId }, input }) =>
    readShelf(ctx, userId, input.body),
  ),
};
