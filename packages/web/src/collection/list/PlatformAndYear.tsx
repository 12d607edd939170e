import { yearOf } from '../../games/gameFacts.ts';
import type { Listed } from './listed.ts';

/** On one line, where a long platform name is cut before the year. */
export function PlatformAndYear({ game }: { game: Pick<Listed, 'platform' | 'release_date'> }) {
  return (
    <p className="flex gap-1 text-13 text-muted">
      <span className="truncate">{game.platform}</span>
      <span className="shrink-0">· {yearOf(game.release_date)}</span>
    </p>
  );
}
