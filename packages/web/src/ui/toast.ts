/** How long a toast stays. One with an action gives the 20 seconds of WCAG 2.2.1, and waits while it is held. */
const toastMs = { plain: 6_000, withAction: 20_000 };

/** How long a toast that goes keeps its place: the second half of a double click is not meant for what is behind it. */
export const toastLeaveMs = 400;

type Message = {
  text: string;
  actions?: readonly { label: string; onPress: () => void }[];
};

export type Toast = Message & { id: number; isLeaving?: true };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/**
 * Says that something is done, from anywhere, perhaps with an undo. It takes the place of what was said before, which
 * has been read, or never will be. If it turns out not to be done, `dismissToast` removes it by the returned id.
 */
export function toast(message: Message): number {
  const id = ++lastId;
  show([...toasts.filter(({ isLeaving }) => isLeaving), { ...message, id }]);
  resumeToast(id);
  return id;
}

/** Says one more thing beside what is there, which keeps its actions; by itself if nothing is. */
export function toastBeside(text: string): void {
  const shown = toasts.findLast(({ isLeaving }) => !isLeaving);
  if (!shown) toast({ text });
  else if (!shown.text.includes(text))
    replace(shown.id, { ...shown, text: `${shown.text.replace(/\.$/, '')}. ${text}` });
}

type CountedToast<One> = (one: One, say: (all: readonly One[]) => Message) => () => void;

/**
 * For what is often done several times in a row: `const added = countedToast<Added>()`, then `added(game, (all) => …)`.
 * While its toast is there, the next one becomes part of it: '3 games added'. Answers how to take this one out of it, if
 * it turns out not to be done.
 */
export function countedToast<One>(): CountedToast<One> {
  let all: readonly One[] = [];
  let id = 0;

  return (one, say) => {
    function tell(next: readonly One[]) {
      all = next;
      if (!isShown(id)) id = toast(say(all));
      else if (all.length === 0) dismissToast(id);
      else replace(id, say(all));
    }

    tell(isShown(id) ? [...all, one] : [one]);
    return () => {
      if (isShown(id) && all.includes(one)) tell(all.filter((other) => other !== one));
    };
  };
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
  const stays = toasts.find((other) => other.id === id)?.actions ? toastMs.withAction : toastMs.plain;
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

/** The toast says something else, and its time begins anew unless it is held. */
function replace(id: number, message: Message): void {
  show(toasts.map((other) => (other.id === id ? { ...message, id } : other)));
  if (timers.has(id)) resumeToast(id);
}

function isShown(id: number): boolean {
  return toasts.some((one) => one.id === id && !one.isLeaving);
}

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
