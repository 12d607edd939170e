import { PlatformName } from '../../platforms/PlatformName.tsx';
import { CopyPrice } from './CopyFacts.tsx';
import type { Listed } from './listed.ts';

/** Title and price across the foot of a front. */
export function CoverLabel({ game, className = '' }: { game: Listed; className?: string }) {
  const { copy } = game;
  return (
    <span
      data-label=""
      className={`absolute inset-x-0 bottom-0 flex flex-col gap-0.5 border-t border-hairline bg-raised/95 px-2 py-1.5 text-12 ${className}`}
    >
      <span className="line-clamp-3 leading-tight font-semibold text-pretty">{game.title}</span>
      <PlatformName id={game.platform_id} name={game.platform} className="truncate text-muted" />
      {copy && copy.purchasePrice !== null && <CopyPrice price={copy.purchasePrice} />}
    </span>
  );
}
