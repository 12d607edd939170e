import { Suspense, useLayoutEffect, useState } from 'react';

import { lazyPart } from '../../ui/lazyPart.ts';
import type { OnPaperProps } from './ListOnPaper.tsx';
import type { OnPaper } from './PaperTable.tsx';
import { asksForPaper, whenAsked } from './paper.ts';

const ListOnPaper = lazyPart(async () => ({ default: (await import('./ListOnPaper.tsx')).ListOnPaper }));

type ListPrintingProps = Pick<OnPaperProps, 'total' | 'query' | 'filteredBy'> & {
  /** Undefined until they are read; those of a window that is not read yet are missing. */
  games: readonly (OnPaper | undefined)[] | undefined;
  /** What is shown is another list's, while this one loads. */
  isOutdated?: boolean;
};

/**
 * Prints a list when its menu or the browser's keys ask for it. Listens from the moment in which the screen is drawn:
 * a press that comes before the games, or before what prints them, is kept until both are there.
 */
export function ListPrinting({ games, isOutdated = false, ...list }: ListPrintingProps) {
  const [isAsked, setAsked] = useState(false);

  // Before the screen is painted: nobody can press earlier.
  useLayoutEffect(() => {
    const ask = () => setAsked(true);
    function press(event: KeyboardEvent) {
      if (!asksForPaper(event)) return;
      event.preventDefault();
      ask();
    }
    const stop = whenAsked(ask);
    document.addEventListener('keydown', press);
    return () => {
      stop();
      document.removeEventListener('keydown', press);
    };
  }, []);

  if (!games) return null;
  return (
    <Suspense fallback={null}>
      <ListOnPaper
        {...list}
        games={games.filter((game) => game !== undefined)}
        isDue={isAsked && !isOutdated}
        onDone={() => setAsked(false)}
      />
    </Suspense>
  );
}
