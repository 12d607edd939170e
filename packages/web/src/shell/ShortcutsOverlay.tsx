import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/lazyPart.ts';

export type ShortcutsOverlayProps = {
  isOpen: boolean;
  onClose: () => void;
  areOn: boolean;
  onTurn: (areOn: boolean) => void;
};

const ShortcutsPanel = lazyPart(async () => ({
  default: (await import('./ShortcutsPanel.tsx')).ShortcutsPanel,
}));

/** The list of keyboard shortcuts; loaded when first opened. */
export function ShortcutsOverlay(props: ShortcutsOverlayProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;

  return (
    <Suspense fallback={null}>
      <ShortcutsPanel {...props} />
    </Suspense>
  );
}
