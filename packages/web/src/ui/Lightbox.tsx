import { Suspense } from 'react';

import { useOpening } from './useOpening.ts';
import { lazyPart } from './lazyPart.ts';

export type Picture = { src: string; name: string };

type LightboxProps = {
  pictures: readonly Picture[];
  /** Which picture is enlarged; null for none. */
  at: number | null;
  onMove: (at: number) => void;
  onClose: () => void;
};

const LightboxPanel = lazyPart(async () => ({
  default: (await import('./LightboxPanel.tsx')).LightboxPanel,
}));

/** Pictures as large as the window, one at a time. Loaded when first opened. */
export function Lightbox({ at, ...props }: LightboxProps) {
  const { shown } = useOpening(at);
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <LightboxPanel {...props} at={shown} isOpen={at !== null} />
    </Suspense>
  );
}
