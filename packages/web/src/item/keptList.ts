import { useSyncExternalStore } from 'react';

import { useSession } from '../session/useSession.ts';
import { listIn, localStore, read, remove, write } from '../storage.ts';

type Kept<State> = {
  /** Its key in the device's storage. */
  key: string;
  none: State;
  /** What of it is kept, as JSON. A list without rows is forgotten. */
  toRows: (state: State) => readonly unknown[];
  /** What was kept, which may be of any shape, in place of what this page has. */
  fromRows: (rows: readonly unknown[], old: State) => State;
};

export type KeptList<State> = ReturnType<typeof newKeptList<State>>;

/**
 * A list of copies that a user is about to add. It stays on this device until they are added, for one user at a time, and
 * outlives the screen: the undo of a toast may put rows back when that is closed.
 */
export function newKeptList<State>({ key, none, toRows, fromRows }: Kept<State>) {
  let owner: string | null = null;
  let state = none;
  /** The list as it is on the device, as far as this page knows. */
  let seen: string | null = null;
  const listeners = new Set<() => void>();

  function load(userId: string, old: State): State {
    seen = read(localStore(), key);
    const [keeper, ...rows] = listIn(seen);
    return fromRows(keeper === userId ? rows : [], old);
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  // Another tab has changed it.
  addEventListener('storage', (event) => {
    if (event.key !== key || owner === null) return;
    state = load(owner, state);
    tell();
  });

  const list = {
    read(userId: string): State {
      if (owner !== userId) state = load(userId, none);
      owner = userId;
      return state;
    },
    change(userId: string, next: (old: State) => State): void {
      const old = list.read(userId);
      // What another tab has written, and not yet told, is not written over.
      state = next(read(localStore(), key) === seen ? old : load(userId, old));
      const rows = toRows(state);
      if (rows.length === 0) remove(localStore(), key);
      else write(localStore(), key, JSON.stringify([userId, ...rows]));
      seen = read(localStore(), key);
      tell();
    },
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return list;
}

/** The user's list, how to change it, and how to read it after a change. */
export function useKeptList<State>(list: KeptList<State>) {
  const { id: userId } = useSession().user;
  return {
    state: useSyncExternalStore(list.listen, () => list.read(userId)),
    change: (next: (old: State) => State) => list.change(userId, next),
    now: () => list.read(userId),
  };
}
