import type { GameFilters } from '@cartouche/contract/catalogue';

import type { Context, UserId } from '../context.ts';
import type { Coded } from './filters.store.ts';
import { listSaid } from './own.store.ts';
import { findCoded, findMeant } from './search.ts';

type Reading<Asked, Answer> = {
  /** Told whether what is read has other words than the search, and only resembles it. */
  read: (asked: Asked & Coded, isAlike: boolean) => Promise<Answer>;
  isEmpty: (answer: Answer) => boolean;
  /** What a list of all games has where no title has the words, but copies of the user say them. */
  readSaid?: false | ((asked: Asked & Coded, answer: Answer) => Promise<Answer>);
};

/**
 * Reads a list that may be searched. The number of a label or a barcode leads to its games, four letters of one where
 * no title has them. Else, without such a title, a list of all games has those of the user's own of which copies say
 * the words, and without such a copy any list has the games that the words may mean: by another title, in another
 * script, with a wrong letter. Copies are looked at only then: beside every search among all games it would be slow.
 */
export async function readMeant<Asked extends Partial<GameFilters>, Answer>(
  ctx: Context,
  { userId, asked }: { userId: UserId; asked: Asked },
  { read, isEmpty, readSaid }: Reading<Asked, Answer>,
): Promise<Answer> {
  const { p_search = '' } = asked;
  const { ids, isSure } = await findCoded(ctx, userId, p_search);
  if (isSure && ids.length > 0) return await read({ ...asked, coded: ids }, false);

  const answer = await read(asked, false);
  if (p_search === '' || !isEmpty(answer)) return answer;
  const said = await listSaid(ctx.db, userId, asked);
  if (said.length > 0) return readSaid ? await readSaid({ ...asked, coded: said }, answer) : answer;
  if (ids.length > 0) return await read({ ...asked, coded: ids }, false);
  const meant = await findMeant(ctx.db, userId, p_search);
  return meant.length === 0 ? answer : await read({ ...asked, coded: meant }, true);
}
