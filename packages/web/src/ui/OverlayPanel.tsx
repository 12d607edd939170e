import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { useText } from '../i18n/language.ts';
import { iconButtonClass } from './IconButton.tsx';
import type { OverlayProps } from './Overlay.tsx';
import { useBackCloses } from './useBackCloses.ts';

export default function OverlayPanel({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  size = 'medium',
  isContinued = false,
  isInAddress = false,
  isTall = false,
  role = 'dialog',
  onKeyDown,
  focusAfter,
  footer,
  children,
}: OverlayProps) {
  const text = useText();
  useBackCloses(isOpen && !isInAddress, onClose);

  return (
    <Drawer.Root open={isOpen} onOpenChange={(isOpening) => !isOpening && onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop forceRender className={`${backdropClass} ${isContinued ? '' : backdropEntry}`} />
        <Drawer.Viewport
          className={`fixed inset-0 z-50 flex items-end justify-center sm:items-center ${size === 'full' ? '' : 'sm:p-6'}`}
        >
          <Drawer.Popup
            role={role}
            onKeyDown={(event) => isWithin(event) && onKeyDown?.(event)}
            finalFocus={() => focusAfter?.() ?? true}
            className={`${popupClass} ${isContinued ? '' : popupEntry} ${widths[size]} ${isTall ? tallClass : ''}`}
          >
            <div
              aria-hidden
              className={`${isTitleHidden ? 'absolute inset-x-0 top-0 z-10' : ''} ${size === 'full' ? 'hidden' : ''} mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-edge/60 sm:hidden`}
            />
            <header
              className={
                isTitleHidden
                  ? 'absolute top-3 right-2 z-10 sm:top-2'
                  : 'flex shrink-0 items-center justify-between gap-2 border-b border-hairline py-2 pr-2 pl-4 sm:pl-6'
              }
            >
              {/* Hidden, it still names the dialog, and is no second heading. */}
              <Drawer.Title hidden={isTitleHidden} className="text-16 font-bold">
                {title}
              </Drawer.Title>
              <Drawer.Close
                aria-label={text.ui.close}
                className={`${iconButtonClass} ${isTitleHidden ? 'rounded-full bg-raised/90 backdrop-blur-sm' : ''}`}
              >
                <X />
              </Drawer.Close>
            </header>
            {/* `relative`, so that what is hidden in it, such as a file input, scrolls with it when it has the focus. */}
            <Drawer.Content className="relative min-h-0 grow overflow-y-auto overscroll-contain p-4 sm:p-6">
              {children}
            </Drawer.Content>
            {footer && (
              <footer className="flex shrink-0 flex-wrap gap-2 border-t border-hairline p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] *:grow sm:justify-end sm:px-6 sm:pb-4 sm:*:grow-0">
                {footer}
              </footer>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

/** React also tells a component of what happens in layers that it opened. */
function isWithin({ target, currentTarget }: KeyboardEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

const tallClass = 'h-[92dvh] sm:h-[min(88dvh,54rem)]';

const widths = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-2xl',
  large: 'sm:max-w-5xl',
  full: 'h-dvh max-h-dvh! rounded-none! pt-[env(safe-area-inset-top)]',
};

const backdropClass =
  'fixed inset-0 z-50 bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity ' +
  'data-ending-style:opacity-0 data-swiping:duration-0';

const backdropEntry = 'data-starting-style:opacity-0';

// From below on a phone, where a finger can drag it; on a desktop it grows out of the middle.
const popupClass =
  'relative flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-sheet bg-raised text-ink shadow-float ' +
  'outline-none transition duration-200 translate-y-(--drawer-swipe-movement-y) data-swiping:select-none ' +
  'data-ending-style:translate-y-full sm:max-h-[88dvh] sm:rounded-sheet sm:data-ending-style:translate-y-0 ' +
  'sm:data-ending-style:scale-97 sm:data-ending-style:opacity-0';

const popupEntry =
  'data-starting-style:translate-y-full sm:data-starting-style:translate-y-0 sm:data-starting-style:scale-97 ' +
  'sm:data-starting-style:opacity-0';
