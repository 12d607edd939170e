import type { GameDetails } from '@cartouche/contract/game';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { paired } from './machines.ts';
import { type Candidate, listCandidates } from './same.store.ts';

const isPaired = new Set(paired.map(({ here }) => here));

/**
 * The same game on the machine of another part of the world, where that is certain: 'Rockman X' of the Super Famicom
 * for 'Mega Man X' of the Super Nintendo.
 */
export async function findSame(
  db: Db,
  userId: UserId,
  game: { game_id: number; platform_id: number },
): Promise<GameDetails['same']> {
  if (!isPaired.has(game.platform_id)) return [];
  return certain(await listCandidates(db, userId, game.game_id)).map(
    ({ game_id, title, platform_id, platform, release_date }) => ({
      game_id,
      title,
      platform_id,
      platform,
      release_date,
    }),
  );
}

/**
 * Those of one number at IGDB; else the one that shares the most keys, as long as it shares fewer with any other game
 * from here. 'Super Mario Bros. 2' of the Disk System has its title in common with that of the NES, but that one is
 * 'Super Mario USA'. Two that are equally likely are none.
 */
function certain(candidates: Candidate[]): Candidate[] {
  const sure = candidates.filter(({ is_sure }) => is_sure);
  if (sure.length > 0) {
    const onPlatform = Map.groupBy(sure, ({ platform_id }) => platform_id);
    return [...onPlatform.values()].flatMap((ones) => (ones.length === 1 ? ones : []));
  }

  const possible = candidates.filter(({ is_other }) => !is_other);
  const most = Math.max(0, ...possible.map(({ shared }) => shared));
  const likeliest = possible.filter(({ shared }) => shared === most);
  return likeliest.length === 1 ? likeliest.filter((one) => one.shared > one.shared_elsewhere) : [];
}
