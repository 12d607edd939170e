import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { CopyCount } from '../../games/CopyCount.tsx';
import { StateBadge } from '../../games/StateBadge.tsx';
import { bestCompleteness, statesOf, yearOf } from '../../games/gameFacts.ts';
import { useItemInWords } from '../../item/useItemInWords.ts';
import { PlatformName } from '../../platforms/PlatformName.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spine } from '../../ui/Spine.tsx';
import { ChoiceBox } from './ChoiceBox.tsx';
import { CopyPrice } from './CopyFacts.tsx';
import { amountsOf } from './amounts.ts';
import { type Column, isAmount } from './columns.ts';
import type { ListActions, Listed } from './listed.ts';

export const rowPx = 40;

/** The place of a game that is not loaded yet. */
export function EmptyLine({ rowIndex, span }: { rowIndex: number; span: number }) {
  return (
    <tr aria-rowindex={rowIndex} aria-busy style={{ height: rowPx }}>
      <td colSpan={span} className="px-3 py-0">
        <Skeleton className="h-4 w-1/5" />
      </td>
    </tr>
  );
}

type CompactLineProps = Pick<ListActions, 'linkTo' | 'choice'> & {
  game: Listed;
  color: string;
  rowIndex: number;
  columns: readonly Column[];
};

/** A game in a line of a table. */
export function CompactLine({ game, color, rowIndex, columns, linkTo, choice }: CompactLineProps) {
  const cells = useCells(game);
  const isChoosing = choice !== undefined;

  return (
    <tr
      aria-rowindex={rowIndex}
      className="relative hover:bg-ink/3"
      // Every row has the height that the list assumes, so that a jump lands where it should.
      style={{ height: rowPx }}
    >
      {choice && (
        <td data-choice className="py-0 pl-3">
          <ChoiceBox game={game} choice={choice} className="size-6!" />
        </td>
      )}
      <td data-title inert={isChoosing} className="relative px-3 py-0">
        <Spine color={color} />
        <Link
          {...linkTo(game.game_id)}
          resetScroll={false}
          title={game.title}
          className="block truncate font-semibold hover:text-accent"
        >
          {game.title}
        </Link>
      </td>
      {columns.map((name) => {
        const cell = cells[name];
        return (
          <td
            key={name}
            // Where it is cut off, it is whole nowhere else in the list.
            title={typeof cell === 'string' ? cell : undefined}
            className={`truncate px-3 py-0 ${classOf(name)}`}
          >
            {cell}
          </td>
        );
      })}
    </tr>
  );
}

function classOf(column: Column): string {
  if (isAmount(column)) return 'text-right';
  return column === 'state' || column === 'condition' ? '' : 'text-muted';
}

/** What each column says: of copies that of the main one, and the amounts of all. */
function useCells(game: Listed): Partial<Record<Column, ReactNode>> {
  const { copy } = game;
  const inWords = useItemInWords(game.platform_id);
  const { paid, estimate } = amountsOf(copy);
  const said = copy && inWords({ ...copy, notes: '' });

  return {
    ...said,
    console: <PlatformName id={game.platform_id} name={game.platform} />,
    year: yearOf(game.release_date),
    state: (
      <div className="flex items-center gap-1">
        {statesOf(bestCompleteness(copy), game.in_wishlist).map((state) => (
          <StateBadge key={state} state={state} />
        ))}
        <CopyCount copies={copy?.copies} />
      </div>
    ),
    purchasePrice: paid !== null && <CopyPrice price={paid} />,
    estimate: estimate !== null && <CopyPrice price={estimate} />,
  };
}
