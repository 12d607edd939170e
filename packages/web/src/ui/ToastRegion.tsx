import { useSyncExternalStore } from 'react';

import { type Toast, dismissToast, pauseToast, resumeToast, toastStore } from './toast.ts';

/** Where toasts appear; once in the product, always there, so that what is added to it is read out. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.listen, toastStore.read);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-60 flex flex-col items-center gap-2 sm:bottom-6"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, text, action } }: { toast: Toast }) {
  function act() {
    action?.onPress();
    dismissToast(id);
  }

  return (
    <div
      onPointerEnter={() => pauseToast(id)}
      onPointerLeave={() => resumeToast(id)}
      onFocus={() => pauseToast(id)}
      onBlur={() => resumeToast(id)}
      className="pointer-events-auto flex min-h-12 max-w-md animate-rise items-center gap-3 rounded-card bg-ink pr-1.5 pl-4 text-14 font-medium text-background shadow-float"
    >
      <span className="py-2.5 pr-2.5">{text}</span>
      {action && (
        <button
          type="button"
          onClick={act}
          className="min-h-11 shrink-0 rounded-control px-3 font-bold underline decoration-2 underline-offset-4 hover:bg-background/12 focus-visible:outline-background sm:min-h-9"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
