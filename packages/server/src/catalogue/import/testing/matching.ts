import { findGame } from '../match.ts';
import { type Found, type GameRecord, toRecord } from '../gameRecord.ts';

/** A record of another source. */
export function recordOf(found: Found): GameRecord {
  const made = toRecord({ platform_id: 19, source: 'theirs', source_key: 'a', ...found });
  if ('problem' in made) throw new Error(made.problem);
  return made.record;
}

/** A game of ours with these records. */
export const known = (...found: Found[]) => ({
  records: found.map((one) => recordOf({ source: 'ours', source_key: 'b', ...one })),
});

/** Whether a record is taken for a game, told by its title or more. */
export function isOne(one: string | Found, other: string | Found): boolean {
  const [found, game] = [one, other].map((facts) => (typeof facts === 'string' ? { title: facts } : facts));
  return findGame(recordOf(found ?? {}), [known(game ?? {})]) !== undefined;
}
