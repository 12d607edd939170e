import { bulkGames } from '@cartouche/contract/limits';

import type { ItemTarget } from '../../item/ItemOverlay.tsx';

/** Chosen games, in the order of choosing. */
export type Chosen = ReadonlySet<number>;

/** Adds or removes a game; never more than a bulk change may cover. */
export function toggled(chosen: Chosen, gameId: number): Chosen {
  const next = new Set(chosen);
  if (!next.delete(gameId) && next.size < bulkGames) next.add(gameId);
  return next;
}

/** Adds these games after those that are already chosen. */
export function withAll(chosen: Chosen, gameIds: readonly number[]): Chosen {
  return new Set([...new Set([...chosen, ...gameIds])].slice(0, bulkGames));
}

/** The games of a list between two, starting with the first; only the second if the list lacks one of them. */
export function rangeOf(list: readonly number[], from: number, to: number): readonly number[] {
  const [start, end] = [list.indexOf(from), list.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return start <= end ? list.slice(start, end + 1) : list.slice(end, start + 1).toReversed();
}

export type Queue = { targets: readonly ItemTarget[]; at: number };

/** The queue after the form of its game was left; null at the end. Specification 4, bulk edit: steps 3 to 5. */
export function nextInQueue({ targets, at }: Queue, how: 'removed' | 'closed'): Queue | null {
  if (how === 'closed') return at + 1 < targets.length ? { targets, at: at + 1 } : null;
  const rest = targets.filter((_target, index) => index !== at);
  return rest.length > 0 ? { targets: rest, at: Math.min(at, rest.length - 1) } : null;
}
