import { releaseYear } from '@cartouche/contract/catalogue.rules';
import type { ComponentProps } from 'react';

import { GameCover } from '../games/GameCover.tsx';
import { useLocale } from '../i18n/formats.ts';
import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { useCopyName } from '../item/useCopyName.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Differences } from './Differences.tsx';
import { RowDecision } from './RowDecision.tsx';
import { useFieldsInWords } from './useFieldsInWords.ts';
import type { MovedRow, MoveWork } from './useMove.ts';

type MovedRowItemProps = ComponentProps<'li'> & {
  row: MovedRow | undefined;
  work: MoveWork;
  onSearch: (row: MovedRow) => void;
  /** Where rows of every status stand together. */
  hasStatus?: boolean;
};

/** A row of the file: what it says, which game it is, and what happens with it. It takes the focus of a button that goes. */
export function MovedRowItem({ row, work, onSearch, hasStatus = false, ...item }: MovedRowItemProps) {
  if (!row) {
    return (
      <li {...item} tabIndex={-1} className="outline-none">
        <Skeleton className="h-24 rounded-card" />
      </li>
    );
  }
  return (
    <li
      {...item}
      tabIndex={-1}
      className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-3 outline-none"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {row.game && (
          <div className="w-10 shrink-0">
            <GameCover game={row.game} size="small" />
          </div>
        )}
        <RowFacts row={row} hasStatus={hasStatus} />
        <RowDecision row={row} work={work} onSearch={() => onSearch(row)} />
      </div>
      {row.differences.length > 0 ? <Differences row={row} /> : <Says row={row} />}
      {row.status === 'several' && row.decision === null && <Choices row={row} work={work} />}
    </li>
  );
}

function RowFacts({ row, hasStatus }: { row: MovedRow; hasStatus: boolean }) {
  const text = useWords(movingWords);
  const nameOf = useCopyName();
  const { number } = useLocale();
  const line = text.line(number(row.line));
  const inFile = [row.tab, line, row.correction?.title ?? row.title, row.platform]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="flex min-w-0 flex-[1_1_12rem] flex-col gap-1">
      <p className="font-semibold wrap-anywhere">{row.game?.title ?? (row.title || '—')}</p>
      {row.game && <p className="text-13 text-muted">{row.game.platform}</p>}
      <p className="text-13 wrap-anywhere text-muted">{inFile}</p>
      <div className="flex flex-wrap gap-1">
        {hasStatus && <Badge>{text.statuses[row.status]}</Badge>}
        {row.list === 'wishlist' && <Badge tone="wish">{text.lists.wishlist}</Badge>}
        <Why row={row} />
        {row.decision === 'entry' && <Badge tone="accent">{text.entered}</Badge>}
        {row.correction &&
          (row.correction.isBrought ? (
            <Badge tone="accent">{text.corrects}</Badge>
          ) : (
            <Badge>{text.correctsNot}</Badge>
          ))}
        {row.decision === 'further' && <Badge tone="accent">{text.isFurther}</Badge>}
        {row.decision === 'have' && <Badge tone="accent">{text.isHad}</Badge>}
        {row.copy && <Badge>{text.says(text.yours, nameOf(row.copy, row.copy.index))}</Badge>}
        {row.decision === 'skip' && <Badge>{text.skipped}</Badge>}
      </div>
    </div>
  );
}

/** Why a row is left out or open. Where nothing but the year differs, it is that of the game. */
function Why({ row: { why, choices } }: { row: MovedRow }) {
  const text = useWords(movingWords);
  if (why === null) return null;
  const year = why === 'otherYear' ? releaseYear(choices[0]?.release_date ?? null) : null;
  return <Badge>{year === null ? text.reasons[why] : text.says(text.reasons[why], year)}</Badge>;
}

/** What would be written, of a row that is not here yet. */
function Says({ row }: { row: MovedRow }) {
  const text = useWords(movingWords);
  const inWords = useFieldsInWords((row.game?.platform_id ?? row.platform_id) || 0);
  if (row.says.length === 0 || row.status === 'same' || row.status === 'out') return null;

  const told = ({ field, value }: MovedRow['says'][number]) =>
    text.says(inWords.label(field), inWords.value(field, value));
  // Notes have lines of their own.
  const notes = row.says.filter(({ field }) => field === 'notes');
  const facts = row.says.filter((one) => !notes.includes(one));
  const says = [facts.map(told).join(' · '), ...notes.map(told)].filter(Boolean).join('\n');
  return (
    <p className="line-clamp-4 text-13 wrap-anywhere whitespace-pre-line text-muted">
      {row.list === 'wishlist' ? text.notOfWish(says) : says}
    </p>
  );
}

/** The games that a row may be. */
function Choices({ row, work }: { row: MovedRow; work: MoveWork }) {
  return (
    <ul className="grid gap-1 sm:grid-cols-2">
      {row.choices.map((game) => (
        <li key={game.game_id}>
          <Button
            onClick={() => work.decide({ places: [row.place] }, { do: 'match', gameId: game.game_id })}
            className="h-full w-full text-left"
          >
            <span className="w-7 shrink-0">
              <GameCover game={game} size="small" />
            </span>
            <span className="min-w-0 grow py-1 whitespace-normal">
              {game.title}
              <span className="block text-12 font-normal text-muted">
                {[game.platform, game.release_date?.slice(0, 4)].filter(Boolean).join(' · ')}
              </span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
