import { Suspense } from 'react';

import { lazyPart } from '../ui/lazyPart.ts';

// At the end of every screen, so that it may come a moment after it.
const SourceLine = lazyPart(async () => ({ default: (await import('./SourceLine.tsx')).SourceLine }));

/** Whose the games' data is. The line has its place from the beginning. */
export function Attribution() {
  return (
    <div className="min-h-4.5">
      <Suspense fallback={null}>
        <SourceLine />
      </Suspense>
    </div>
  );
}
