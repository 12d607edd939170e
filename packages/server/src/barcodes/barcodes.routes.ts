import { asUser } from '../http/door.ts';
import * as barcodes from './barcodes.ts';

export const barcodesRoutes = {
  find: asUser.barcodes.find.handler(({ context: { ctx, userId }, input }) =>
    barcodes.findGames(ctx, userId, input),
  ),
  teach: asUser.barcodes.teach.handler(({ context: { ctx, userId }, input }) =>
    barcodes.teach(ctx, userId, input),
  ),
  report: asUser.barcodes.report.handler(({ context: { ctx, userId }, input }) =>
    barcodes.report(ctx, userId, input),
  ),
  withdraw: asUser.barcodes.withdraw.handler(({ context: { ctx, userId }, input }) =>
    barcodes.withdraw(ctx, userId, input),
  ),
};
