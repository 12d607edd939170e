import { GameCover } from '../games/GameCover.tsx';
import { useGame } from '../games/useGame.ts';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spine } from '../ui/Spine.tsx';

/** The game that a new alert is for. */
export function AlertGame({ gameId }: { gameId: number }) {
  const { game } = useGame(gameId);
  const platformOf = usePlatformOf();
  if (!game) return <Skeleton className="h-16" />;

  return (
    <div className="flex items-center gap-3">
      <div className="relative w-16 shrink-0 overflow-hidden rounded-small pl-1">
        <Spine color={platformOf(game.platform_id)?.color ?? colorlessPlatform} />
        <GameCover game={game} size="small" isEager className="rounded-none!" />
      </div>
      <div className="min-w-0">
        <p className="line-clamp-2 text-16 font-bold text-pretty">{game.title}</p>
        <p className="text-13 text-muted">{game.platform}</p>
      </div>
    </div>
  );
}
