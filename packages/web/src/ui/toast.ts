/** How long a toast stays. One with an action gives the 20 seconds of WCAG 2.2.1, and waits while it is held. */
const toastMs = { plain: 6_000, withAction: 20_000 };

/** How long a toast that goes keeps its place: the second half of a double click is not meant for what is behind it. */
export const toastLeaveMs = 400;

export type Toast = {
  id: number;
  text: string;
  action?: { label: string; onPress: () => void };
  isLeaving?: true;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/**
 * Says that something is done, from anywhere, perhaps with an undo. If it turns out not to be done, `dismissToast`
 * removes it by the returned id.
 */
export function toast(message: Omit<Toast, 'id'>): number {
  const id = ++lastId;
  // Two at most: an older one has been read, or never will be.
  const newest = toasts.findLast(({ isLeaving }) => !isLeaving);
  show([...toasts.filter((other) => other.isLeaving || other === newest), { ...message, id }]);
  resumeToast(id);
  return id;
}

export function dismissToast(id: number): void {
  pauseToast(id);
  show(toasts.map((other) => (other.id === id ? { ...other, isLeaving: true } : other)));
  setTimeout(() => show(toasts.filter((other) => other.id !== id)), toastLeaveMs);
}

/** A toast stays while the pointer or the focus is on it. */
export function pauseToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeToast(id: number): void {
  pauseToast(id);
  const stays = toasts.find((other) => other.id === id)?.action ? toastMs.withAction : toastMs.plain;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), stays),
  );
}

/** Nobody reads in a hidden tab. */
export function pauseWhileHidden(): void {
  for (const { id } of toasts) {
    if (document.hidden) pauseToast(id);
    else resumeToast(id);
  }
}

export const toastStore = {
  read: () => toasts,
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
