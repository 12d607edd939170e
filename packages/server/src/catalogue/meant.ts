import type { Context, UserId } from '../context.ts';
import type { Coded } from './filters.store.ts';
import { findCoded, findMeant } from './search.ts';

type Searched = { p_search?: string | undefined };
type Reading<Asked, Answer> = {
  /** Told whether what is read has other words than the search, and only resembles it. */
  read: (asked: Asked & Coded, isAlike: boolean) => Promise<Answer>;
  isEmpty: (answer: Answer) => boolean;
};

/**
 * Reads a list that may be searched. The number of a label or a barcode leads to its games, four letters of one where
 * no title has them. Else, without such a title, the list has the games that the words may mean: by another title, in
 * another script, with a wrong letter.
 */
export async function readMeant<Asked extends Searched, Answer>(
  ctx: Context,
  { userId, asked }: { userId: UserId; asked: Asked },
  { read, isEmpty }: Reading<Asked, Answer>,
): Promise<Answer> {
  const { p_search = '' } = asked;
  const { ids, isSure } = await findCoded(ctx, userId, p_search);
  if (isSure && ids.length > 0) return await read({ ...asked, coded: ids }, false);

  const answer = await read(asked, false);
  if (p_search === '' || !isEmpty(answer)) return answer;
  if (ids.length > 0) return await read({ ...asked, coded: ids }, false);
  const meant = await findMeant(ctx.db, userId, p_search);
  return meant.length === 0 ? answer : await read({ ...asked, coded: meant }, true);
}
