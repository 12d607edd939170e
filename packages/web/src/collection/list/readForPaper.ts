import { type Answer, api } from '../../api/client.ts';
import { readNow } from '../../api/reads.ts';
import { mostOnPaper } from '../../constants.ts';
import type { toListQuery } from './listQuery.ts';
import type { Listed } from './listed.ts';

/** As much as one request may ask for. */
const partSize = 500;

type ListQuery = ReturnType<typeof toListQuery>;

/** All games of a list, of which every copy that the list asks for has a line: an insurer sees each. */
export async function readForPaper(query: ListQuery, total: number): Promise<Listed[]> {
  const games = await readGames(query, total);
  const gameIds = games.flatMap(({ game_id, copy }) => (copy && copy.copies > 1 ? game_id : []));
  if (gameIds.length === 0) return games;

  const copies = await readNow(api.collection.copiesOfMany, { gameIds, copies: query });
  const ofGame = Map.groupBy(copies, ({ game_id }) => game_id);
  return games.flatMap((game) => ofGame.get(game.game_id)?.map((copy) => withCopy(game, copy)) ?? game);
}

const alone = { copies: 1, hasWholeCopy: false, morePaid: 0, moreEstimate: 0 };

function withCopy(game: Listed, copy: Answer<typeof api.collection.copiesOfMany>[number]): Listed {
  return { ...game, copy: { ...copy, ...alone } };
}

/** Only a user's own can be asked for at once; of the catalogue, as many as are printed. */
async function readGames(query: ListQuery, total: number): Promise<Listed[]> {
  const read = api.catalogue.fetchGames;
  if (query.p_tab !== 'all') return await readNow(read, query);

  const games: Listed[] = [];
  for (let from = 0; from < Math.min(total, mostOnPaper); from += partSize) {
    games.push(...(await readNow(read, { ...query, p_limit: partSize, p_offset: from })));
  }
  return games;
}
