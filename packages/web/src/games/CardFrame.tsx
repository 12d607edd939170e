import type { ComponentProps, ReactNode } from 'react';

import { Spine } from '../ui/Spine.tsx';
import { cardClass, linesClass } from './cardClass.ts';
import { GameCover } from './GameCover.tsx';

type CardFrameProps = ComponentProps<'li'> & {
  /** The console's colour. */
  color: string;
  cover: Pick<ComponentProps<typeof GameCover>, 'game' | 'isEager'>;
  /** Over the foot of the cover, while the card is pointed at or has the focus. */
  facts: ReactNode;
  /** Side by side in the right corner of the cover, above the titles of most boxes. */
  tools: ReactNode;
  /** While games are chosen, a card does nothing else. */
  choice?: ReactNode;
};

/**
 * A box on the shelf: its cover, and three lines below. The link in the title covers the whole card; the tools lie
 * above it. The title is read out first, and every card is as high as the others.
 */
export function CardFrame({ color, cover, facts, tools, choice, children, ...item }: CardFrameProps) {
  return (
    <li {...item} className={`group ${cardClass} ${stateClass}`}>
      {choice}
      <Spine color={color} />
      <div inert={choice !== undefined} className="contents">
        <div className={linesClass}>{children}</div>
        <div className="relative order-first">
          <GameCover {...cover} className="rounded-none!" />
          <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-wrap gap-1 border-t border-hairline bg-raised p-2 opacity-0 transition-opacity group-hover:pointer-events-auto group-hover:opacity-100 group-focus-within:pointer-events-auto group-focus-within:opacity-100 empty:hidden">
            {facts}
          </div>
        </div>
        <div className="absolute top-1.5 right-1.5 z-10 flex gap-2">{tools}</div>
      </div>
    </li>
  );
}

const stateClass =
  'transition-colors hover:border-edge has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 ' +
  'has-[a:focus-visible]:outline-accent';
