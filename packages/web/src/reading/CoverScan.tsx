import { Suspense } from 'react';

import { lazyPart } from '../ui/lazyPart.ts';
import { OpeningLayer } from '../ui/OpeningLayer.tsx';
import { useOpening } from '../ui/useOpening.ts';

/** What a cover says: enough to search for the game. */
export type CoverWords = { title: string; platformId: number | undefined };

/** How the scan of a cover begins: with the camera, or with a picture that was dropped or pasted. */
export type CoverStart = { picture: File | null };

export type CoverScanProps = {
  /** Null while it is closed. */
  start: CoverStart | null;
  onClose: () => void;
  /** A game was recognized, or chosen among those that it may be. */
  onFound: (found: CoverWords) => void;
  /** It is none of them: what was read, to be searched for. */
  onWords: (read: CoverWords) => void;
  /** Where the focus goes with the words. */
  focusAfter: () => HTMLElement | null;
};

const CoverScanPanel = lazyPart(async () => ({
  default: (await import('./CoverScanPanel.tsx')).CoverScanPanel,
}));

/** Specification 2, scan overlay. It is loaded when it is first opened. */
export function CoverScan({ start, ...props }: CoverScanProps) {
  const { shown, opening } = useOpening(start);
  if (shown === null) return null;
  return (
    <Suspense fallback={start && <OpeningLayer onClose={props.onClose} />}>
      <CoverScanPanel key={opening} {...props} given={shown.picture} isOpen={start !== null} />
    </Suspense>
  );
}
