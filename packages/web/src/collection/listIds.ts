import { api } from '../api/client.ts';
import { readNow } from '../api/reads.ts';
import type { toListQuery } from './listQuery.ts';

/** How many games are asked for at once where only their ids are wanted. */
const step = 480;

/** The ids of a list, in its order: all of what belongs to the user, the catalogue as far as it has grown. */
export async function listIds(
  { p_tab, ...query }: ReturnType<typeof toListQuery>,
  reach: number,
): Promise<readonly number[]> {
  if (p_tab !== 'all') return readNow(api.catalogue.gameIds, { ...query, p_tab });

  const offsets = Array.from({ length: Math.ceil(reach / step) }, (_part, index) => index * step);
  const parts = await Promise.all(
    offsets.map((offset) =>
      readNow(api.catalogue.fetchGames, {
        ...query,
        p_tab,
        p_limit: Math.min(step, reach - offset),
        p_offset: offset,
      }),
    ),
  );
  return parts.flat().map(({ game_id }) => game_id);
}
