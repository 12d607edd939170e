import { asUser } from '../http/door.ts';
import * as marks from './marks.ts';

export const marksRoutes = {
  list: asUser.marks.list.handler(({ context: { ctx, userId } }) => marks.listMarks(ctx, userId)),
  rename: asUser.marks.rename.handler(({ context: { ctx, userId }, input }) =>
    marks.renameMark(ctx, userId, input),
  ),
};
