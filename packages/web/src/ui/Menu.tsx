import { Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { IconButton } from './IconButton.tsx';

type MenuProps = { label: string; className?: string; children: ReactNode };

/** A button that unfolds more ways, each a list item with a word and an icon. */
export function Menu({ label, className = '', children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    function leave({ target }: Event) {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    }
    function escape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    }
    /** What an entry opens gives the focus back to where it was, and the entry is gone by then. */
    function press({ target }: Event) {
      if (target instanceof Element && frame.current?.contains(target.closest('li button')))
        button.current?.focus();
    }
    document.addEventListener('click', press, { capture: true });
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', press, { capture: true });
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);

  return (
    <div ref={frame} className={`relative shrink-0 ${className}`}>
      <IconButton
        ref={button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        icon={<Ellipsis />}
        onClick={() => setOpen(!isOpen)}
        className="aria-expanded:bg-ink/6 aria-expanded:text-ink"
      />
      {isOpen && (
        <ul
          id={id}
          className="absolute top-full right-0 z-40 mt-1 flex w-max max-w-72 min-w-48 animate-appear flex-col rounded-card border border-hairline bg-raised p-1 shadow-float"
        >
          {children}
        </ul>
      )}
    </div>
  );
}

/** The look of a link or a button in a menu. */
export const menuEntry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-14 font-medium wrap-anywhere transition hover:bg-ink/6 ' +
  'sm:min-h-9 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-muted';
