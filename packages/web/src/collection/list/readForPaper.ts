import { api } from '../../api/client.ts';
import { readNow } from '../../api/reads.ts';
import { mostOnPaper } from '../../constants.ts';
import type { toListQuery } from './listQuery.ts';
import type { Listed } from './listed.ts';

/** As much as one request may ask for. */
const partSize = 500;

/** All games of a list. Only a user's own can be asked for at once; of the catalogue, as many as are printed. */
export async function readForPaper(query: ReturnType<typeof toListQuery>, total: number): Promise<Listed[]> {
  const read = api.catalogue.fetchGames;
  if (query.p_tab !== 'all') return await readNow(read, query);

  const games: Listed[] = [];
  for (let from = 0; from < Math.min(total, mostOnPaper); from += partSize) {
    games.push(...(await readNow(read, { ...query, p_limit: partSize, p_offset: from })));
  }
  return games;
}
