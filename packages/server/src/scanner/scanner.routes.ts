import { asUser } from '../http/door.ts';
import { getScanner, recognizeGame } from './scanner.ts';

export const scannerRoutes = {
  status: asUser.scanner.status.handler(({ context: { ctx } }) => getScanner(ctx)),
  recognize: asUser.scanner.recognize.handler(({ context: { ctx, userId }, input }) =>
    recognizeGame(ctx, userId, input.body),
  ),
};
