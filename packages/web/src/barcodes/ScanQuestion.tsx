import type { ReactNode } from 'react';

import { useIsOnline } from '../api/online.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { KnownCode } from './KnownCode.tsx';
import type { ScanItemProps } from './ScanItem.tsx';
import type { Chosen } from './scanList.ts';
import { isAsked, nameOf } from './scanRows.ts';
import { UnknownCode } from './UnknownCode.tsx';
import { useIsTaughtOut, useTeaching } from './useTeaching.ts';

/** What there is to say about a scan before it can be added. Nothing of it is in the way of the next scan. */
export function ScanQuestion({ row, list, isLocked, onRetry }: ScanItemProps) {
  const text = useWords(barcodesWords);
  const { teach } = useTeaching();
  const isTaughtOut = useIsTaughtOut();
  const name = nameOf(row);
  const another = (
    <Button aria-label={text.anotherOf(name)} onClick={() => list.takeFurther(row.id)}>
      {text.another}
    </Button>
  );

  if (isAsked(row))
    return (
      <Said tone="asked" says={text.again}>
        {another}
        <Button aria-label={text.noneOf(name)} disabled={isLocked} onClick={() => list.takeAway(row.id)}>
          {text.no}
        </Button>
      </Said>
    );
  if (row.what !== 'game') return <NoGame row={row} list={list} onRetry={onRetry} />;

  const isThere = row.game.is_owned || row.isRepeat;
  return (
    <>
      {!row.isLearned && (
        <Said tone="asked" says={isTaughtOut ? text.unlearnedForNow : text.unlearned}>
          {!isTaughtOut && <Button onClick={() => teach(row.code, row.game)}>{text.tryAgain}</Button>}
        </Said>
      )}
      {isThere && !row.before && (
        <Said says={row.isFurther ? text.sameTwice : text.leftOut}>{!row.isFurther && another}</Said>
      )}
    </>
  );
}

function NoGame({ row, list, onRetry }: Omit<ScanItemProps, 'isLocked'>) {
  const { tryAgain } = useWords(barcodesWords);
  const isOnline = useIsOnline();
  const asked = { code: row.code, isListed: true, onFound: (game: Chosen) => list.choose(row.id, game) };
  if (row.what === 'unknown') return <UnknownCode {...asked} />;
  if (row.what === 'several') return <KnownCode {...asked} games={row.games} />;
  if (row.what !== 'failed' || !isOnline) return null;
  return (
    <Button onClick={onRetry} className="self-start">
      {tryAgain}
    </Button>
  );
}

type SaidProps = { tone?: 'asked' | 'plain'; says: string; children: ReactNode };

function Said({ tone = 'plain', says, children }: SaidProps) {
  const isQuestion = tone === 'asked';
  const look = isQuestion ? 'bg-incomplete-tint p-2 pl-3 text-ink max-sm:[&>button]:grow' : 'text-muted';
  return (
    <div className={`flex flex-wrap items-center gap-2 rounded-control text-14 ${look}`}>
      <p className={`min-w-0 grow ${isQuestion ? 'max-sm:basis-full' : 'basis-40'}`}>{says}</p>
      {children}
    </div>
  );
}
