import { yearOf } from '../../games/gameFacts.ts';
import { PlatformName } from '../../platforms/PlatformName.tsx';
import type { Listed } from './listed.ts';

type PlatformAndYearProps = {
  game: Pick<Listed, 'platform' | 'platform_id' | 'release_date' | 'publisher'>;
  /** The platform is the screen's title, so year and publisher stand here. */
  isOnOnePlatform?: boolean | undefined;
};

/** On one line, which is there even if nothing is known. */
export function PlatformAndYear({ game, isOnOnePlatform = false }: PlatformAndYearProps) {
  const year = yearOf(game.release_date);
  if (isOnOnePlatform) {
    return (
      <p className="min-h-4.5 truncate text-13 text-muted">
        {[year, game.publisher].filter(Boolean).join(' · ')}
      </p>
    );
  }
  return (
    <p className="flex min-w-0 gap-1 text-13 text-muted">
      <PlatformName id={game.platform_id} name={game.platform} className="truncate" />
      <span className="shrink-0">· {year}</span>
    </p>
  );
}
