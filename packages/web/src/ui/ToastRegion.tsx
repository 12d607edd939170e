import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { useText } from '../i18n/language.ts';
import { type Toast, dismissToast, pauseToast, pauseWhileHidden, resumeToast, toastStore } from './toast.ts';

/**
 * Where toasts appear, below more lasting notices and above a bar that takes the bottom of the window. Once in the product and always there, so that new toasts are read
 * out. F8 leads to it. On a phone at the top, over the header or what is above a sheet: what a thumb presses next is
 * further down, on every screen.
 */
export function ToastRegion({ children }: { children?: ReactNode }) {
  const text = useText().ui;
  const toasts = useSyncExternalStore(toastStore.listen, toastStore.read);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    function enter(event: globalThis.KeyboardEvent) {
      const button = region.current?.querySelector<HTMLElement>('div:last-child > button:enabled');
      if (event.key !== 'F8' || !button) return;
      event.preventDefault();
      button.focus();
    }
    function rememberWay({ target, relatedTarget }: FocusEvent) {
      const isInside = (place: EventTarget | null) =>
        place instanceof Node && region.current?.contains(place);
      if (isInside(target) && !isInside(relatedTarget)) cameFrom.current = relatedTarget;
    }
    document.addEventListener('keydown', enter);
    document.addEventListener('focusin', rememberWay);
    document.addEventListener('visibilitychange', pauseWhileHidden);
    return () => {
      document.removeEventListener('keydown', enter);
      document.removeEventListener('focusin', rememberWay);
      document.removeEventListener('visibilitychange', pauseWhileHidden);
    };
  }, []);

  /** Returns the focus from a toast that goes to where it was: arrow keys go on in what is open below it. */
  function dismiss(id: number) {
    const wasInside = region.current?.contains(document.activeElement);
    dismissToast(id);
    if (wasInside && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  // A sibling of the product, so that a press on a toast does not close an open overlay.
  return createPortal(
    <section
      ref={region}
      aria-label={text.notices}
      aria-live="polite"
      aria-relevant="additions text"
      className="pointer-events-none fixed inset-x-2 top-[calc(0.25rem+env(safe-area-inset-top))] z-60 flex flex-col items-center gap-2 sm:top-auto sm:right-auto sm:bottom-[calc(var(--taken-bottom,0px)+1.5rem)] sm:left-6 sm:items-start"
    >
      {children}
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
      ))}
    </section>,
    document.body,
  );
}

type ToastCardProps = { toast: Toast; onDismiss: () => void };

function ToastCard({ toast: { id, text, actions, isLeaving }, onDismiss }: ToastCardProps) {
  const words = useText().ui;

  function act(onPress: () => void) {
    onPress();
    onDismiss();
  }

  /** Escape closes the toast and not what is open below it. */
  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.nativeEvent.stopPropagation();
    onDismiss();
  }

  return (
    <div
      // It still takes presses, and ignores them.
      aria-hidden={isLeaving}
      onPointerEnter={() => pauseToast(id)}
      onPointerLeave={() => resumeToast(id)}
      onFocus={() => pauseToast(id)}
      onBlur={() => resumeToast(id)}
      className={`pointer-events-auto flex min-h-12 max-w-md items-center rounded-card bg-ink pr-0.5 pl-4 text-14 font-medium text-background shadow-float ${isLeaving ? 'animate-leave' : 'animate-rise'}`}
    >
      <span className="grow py-2.5 pr-2">{text}</span>
      {actions?.map(({ label, onPress }) => (
        <button
          key={label}
          type="button"
          disabled={isLeaving}
          onClick={() => act(onPress)}
          onKeyDown={escape}
          className={`px-3 font-bold underline decoration-2 underline-offset-4 ${buttonClass}`}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        disabled={isLeaving}
        aria-label={words.dismiss}
        title={words.dismiss}
        onClick={onDismiss}
        onKeyDown={escape}
        className={`grid w-11 place-items-center ${buttonClass} [&>svg]:size-4.5`}
      >
        <X />
      </button>
    </div>
  );
}

const buttonClass =
  'min-h-11 shrink-0 rounded-control hover:bg-background/12 focus-visible:outline-background ' +
  'focus-visible:-outline-offset-2';
