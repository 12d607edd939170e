import { StateGlyph } from '../../games/StateGlyph.tsx';
import { bestCompleteness, statesOf } from '../../games/gameFacts.ts';
import { PlatformName } from '../../platforms/PlatformName.tsx';
import { CountAndPrice } from './CopyFacts.tsx';
import type { Listed } from './listed.ts';

type CoverFactsProps = {
  game: Listed;
  /** Where the title is written, and when it is shown. */
  labelClass: string;
};

/** What is written with a front: title, console and price, and the state in a corner. */
export function CoverFacts({ game, labelClass }: CoverFactsProps) {
  const { copy } = game;
  return (
    <>
      <span
        data-label=""
        className={`flex flex-col gap-0.5 border-hairline bg-raised px-2 py-1.5 text-12 ${labelClass}`}
      >
        <span className="line-clamp-3 leading-tight font-semibold text-pretty">{game.title}</span>
        <PlatformName id={game.platform_id} name={game.platform} className="truncate text-muted" />
        <CountAndPrice copy={copy} />
      </span>
      <span className="absolute top-1.5 right-1.5 flex flex-col gap-1">
        {statesOf(bestCompleteness(copy), game.in_wishlist).map((state) => (
          <StateGlyph key={state} state={state} />
        ))}
      </span>
    </>
  );
}
