import { Drawer } from '@base-ui/react/drawer';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';

import { useText } from '../i18n/language.ts';
import type { Picture } from './Lightbox.tsx';
import { Spinner } from './Spinner.tsx';
import { useBackCloses } from './useBackCloses.ts';

type LightboxPanelProps = {
  pictures: readonly Picture[];
  at: number;
  isOpen: boolean;
  onMove: (at: number) => void;
  onClose: () => void;
};

export function LightboxPanel({ pictures, at, isOpen, onMove, onClose }: LightboxPanelProps) {
  const text = useText().ui;
  useBackCloses(isOpen, onClose);
  const picture = pictures[at] ?? pictures[0];
  const count = pictures.length;
  const move = (steps: number) => onMove((at + steps + count) % count);

  function turn({ key }: KeyboardEvent) {
    if (count > 1 && key === 'ArrowLeft') move(-1);
    if (count > 1 && key === 'ArrowRight') move(1);
  }

  /** Everything around the picture is backdrop. */
  function closeBeside({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) onClose();
  }

  return (
    <Drawer.Root open={isOpen} onOpenChange={(isOpening) => !isOpening && onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-night opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0"
        />
        <Drawer.Viewport className="fixed inset-0 z-50">
          <Drawer.Popup
            onKeyDown={turn}
            className="flex h-dvh w-full translate-y-(--drawer-swipe-movement-y) flex-col text-on-night outline-none transition data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:select-none"
          >
            <header className="flex shrink-0 items-center gap-2 py-2 pr-2 pl-4">
              <Drawer.Title className="min-w-0 grow truncate text-14 font-medium">
                {picture?.name}
              </Drawer.Title>
              {count > 1 && (
                <span aria-live="polite" className="shrink-0 text-14 text-on-night/80">
                  {text.placeOf(at + 1, count)}
                </span>
              )}
              <Drawer.Close aria-label={text.close} title={text.close} className={button}>
                <X />
              </Drawer.Close>
            </header>
            <Drawer.Content
              onClick={closeBeside}
              className="flex min-h-0 grow cursor-zoom-out items-center justify-center p-2 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-16"
            >
              {picture && <LargePicture {...picture} />}
            </Drawer.Content>
            {count > 1 && (
              <>
                <TurnButton
                  name={text.previous}
                  icon={<ChevronLeft />}
                  onPress={() => move(-1)}
                  side="left-2"
                />
                <TurnButton name={text.next} icon={<ChevronRight />} onPress={() => move(1)} side="right-2" />
              </>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

/** A picture, with a spinner until it has loaded or failed. */
function LargePicture({ src, name }: Picture) {
  const [loaded, setLoaded] = useState<string | null>(null);
  return (
    <>
      <img
        key={src}
        src={src}
        alt={name}
        onLoad={() => setLoaded(src)}
        onError={() => setLoaded(src)}
        className="max-h-full max-w-full animate-appear cursor-default object-contain"
      />
      {loaded !== src && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center">
          <Spinner />
        </div>
      )}
    </>
  );
}

type TurnButtonProps = { name: string; icon: ReactNode; onPress: () => void; side: 'left-2' | 'right-2' };

function TurnButton({ name, icon, onPress, side }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className={`absolute top-1/2 -translate-y-1/2 bg-night/70 ${side} ${button}`}
    >
      {icon}
    </button>
  );
}

const button =
  'inline-grid size-11 shrink-0 place-items-center rounded-full text-on-night transition hover:bg-on-night/15 ' +
  'focus-visible:outline-on-night [&>svg]:size-6';
