import { useEffect, useEffectEvent, useRef } from 'react';

import { loadMoreThreshold, loadingMoreSkeletons } from '../../constants.ts';
import type { Density, View } from '../../device.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

type LoadMoreProps = {
  view: View;
  density?: Density;
  /** How many games are above. */
  loaded: number;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
};

/** The end of a growing list: loads more as soon as it comes near. */
export function LoadMore({
  view,
  density = 'comfortable',
  loaded,
  isLoading,
  hasFailed,
  onMore,
}: LoadMoreProps) {
  const text = useText();
  const words = useWords(collectionWords);

  return (
    // A browser that held on to what stands below the list would follow it down to the last game.
    <div className="mt-4 flex flex-col gap-4 [overflow-anchor:none]">
      {/* A new key after each page observes it again, as it may still be in sight. */}
      {!isLoading && !hasFailed && <EndOfList key={loaded} onNear={onMore} />}
      <div role="status" className="flex min-h-11 items-center justify-center gap-3 text-muted">
        {isLoading && words.loadingMore}
        {hasFailed && (
          <>
            {words.moreFailed}
            <Button onClick={onMore}>{text.ui.retry}</Button>
          </>
        )}
      </div>
      {!hasFailed && <ListSkeleton view={view} density={density} count={loadingMoreSkeletons} />}
    </div>
  );
}

function EndOfList({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);

  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      threshold: loadMoreThreshold,
      // Also when it is above the window: a jump to the bottom of the page skips the end.
      rootMargin: '100000px 0px 800px 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={end} className="h-px" />;
}
