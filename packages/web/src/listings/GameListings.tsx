import { Suspense } from 'react';

import type { Game } from '../games/useGame.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useMedia } from '../ui/useMedia.ts';
import { useSeen } from '../ui/useSeen.ts';

const ListingsPanel = lazyPart(async () => ({
  default: (await import('./ListingsPanel.tsx')).ListingsPanel,
}));

type GameListingsProps = { game: Game; level: 'h2' | 'h3' };

/** What a game costs at the marketplaces. Loaded when it comes into sight, into the room that it will mostly take. */
export function GameListings({ game, level }: GameListingsProps) {
  const { ref, isSeen } = useSeen();
  return (
    <div ref={ref}>
      {isSeen ? (
        <Suspense fallback={<Room />}>
          <ListingsPanel game={game} level={level} />
        </Suspense>
      ) : (
        <Room />
      )}
    </div>
  );
}

function Room() {
  const isDesk = useMedia('(min-width: 40rem)');
  return <div style={{ minHeight: isDesk ? '32rem' : '60rem' }} />;
}
