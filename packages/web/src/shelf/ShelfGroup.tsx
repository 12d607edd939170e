import { Link } from '@tanstack/react-router';

import { GameFront, GameSpine } from '../games/GameSpine.tsx';
import { stateOnShelf } from '../games/gameFacts.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { shelfWords } from '../i18n/shelf.ts';
import { paths } from '../paths.ts';
import { ConsoleName } from '../platforms/ConsoleName.tsx';
import { useShelfUnits } from '../ui/shelfUnit.ts';
import { spineShape } from '../ui/spineShape.ts';
import { type Block, type Group, type Stand, sizesOf, standsOf } from './shelfLayout.ts';
import type { ShelfGame, useShelfGames } from './useShelfGames.ts';

type ShelfGroupProps = {
  group: Group;
  rowPx: number;
  gamesOf: ReturnType<typeof useShelfGames>['gamesOf'];
  /** The blocks whose turn it is. */
  shown: ReadonlySet<number>;
  /** The place that is in the tab order. */
  current: number;
};

/** What is in sight of a console's games. */
export function ShelfGroup({ group, rowPx, gamesOf, shown, current }: ShelfGroupProps) {
  const text = useWords(shelfWords);
  const { platform, owned, wishlist, blocks } = group;
  const sizes = sizesOf(platform, rowPx);

  return (
    <ul
      aria-label={text.ofConsole(platform.name, owned + wishlist)}
      className="absolute inset-y-0"
      style={{ left: group.xPx, width: group.widthPx }}
    >
      {/* Flat: in lists within the list, a spine would be made anew when a list before its own goes out of sight. */}
      {blocks.flatMap((block) => {
        const games = gamesOf(block, platform);
        if (!games || !shown.has(block.from)) {
          return (
            <UnreadBlock key={`block ${block.from}`} block={block} spinePx={sizes.spinePx} group={group} />
          );
        }
        const stands = standsOf(block, sizes, (place) => games[place - block.from]?.created_at ?? '');
        return stands.map((stand) => {
          const game = games[stand.place - block.from];
          return (
            game && (
              <Standing
                key={stand.place}
                {...{ game, stand, block, group, rowPx }}
                isCurrent={current === stand.place}
              />
            )
          );
        });
      })}
    </ul>
  );
}

type StandingProps = {
  game: ShelfGame;
  stand: Stand;
  block: Block;
  group: Group;
  rowPx: number;
  isCurrent: boolean;
};

function Standing({ game, stand, block, group, rowPx, isCurrent }: StandingProps) {
  const { platform, owned, wishlist, from } = group;
  const isWish = game.completeness === null;
  const shared = {
    title: game.title,
    genres: game.genres,
    state: stateOnShelf(game.completeness),
    // Specification 2, dashboard: the overlay opens for games of the collection only.
    linkTo: isWish ? paths.game(game.game_id) : ({ to: '.', search: { gameId: game.game_id } } as const),
    tabIndex: isCurrent ? 0 : -1,
    'data-place': stand.place,
  };

  return (
    <li
      aria-setsize={owned + wishlist}
      aria-posinset={stand.place - from + 1}
      className="absolute bottom-0 snap-start hover:z-1 focus-within:z-1"
      style={{ left: block.xPx + stand.xPx, width: stand.widthPx }}
    >
      {stand.isFront ? (
        <GameFront {...shared} platform={platform} publisher={game.publisher} game={game} />
      ) : (
        <GameSpine
          {...shared}
          color={platform.color}
          shape={{ height: spineShape(platform.box).height, width: (stand.widthPx / rowPx) * 100 }}
        />
      )}
    </li>
  );
}

/** Neighbours that are not read yet: as wide as they will be, in one element. */
function UnreadBlock({ block, spinePx, group }: { block: Block; spinePx: number; group: Group }) {
  const units = useShelfUnits();
  return (
    <li
      aria-hidden
      className="absolute bottom-0 animate-appear rounded-t-small"
      style={{
        left: block.xPx,
        width: block.widthPx - 1,
        height: units(spineShape(group.platform.box).height),
        background: `repeating-linear-gradient(to right, color-mix(in oklab, ${group.platform.color} 18%, var(--color-sunken)) 0 ${spinePx}px, transparent ${spinePx}px ${spinePx + 1}px)`,
      }}
    />
  );
}

/** The console's drawing, name and number of games, engraved on the ledge. Stays in sight while its games pass. */
export function Engraving({ group }: { group: Group }) {
  const { number } = useLocale();
  const text = useWords(shelfWords);
  const { platform, owned, wishlist, xPx, widthPx } = group;
  const count = owned + wishlist;

  return (
    <div className="absolute inset-y-0" style={{ left: xPx, width: widthPx }}>
      <Link
        {...paths.collection(platform.id, { tab: owned > 0 ? 'owned' : 'wishlist' })}
        className="sticky left-(--bleed) inline-flex h-full max-w-full items-center gap-1.5 rounded-small pr-1.5 text-13 hover:text-ink focus-visible:-outline-offset-2"
      >
        <ConsoleName platform={platform} />
        <span aria-hidden className="font-medium text-muted">
          {number(count)}
        </span>
        <span className="sr-only">{text.ofConsole(platform.name, count)}</span>
      </Link>
    </div>
  );
}
