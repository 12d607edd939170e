import { keepScans, keptScans, scansKey } from './keptScans.ts';
import { type ScanList, kept, noScans } from './scanList.ts';

let owner: string | null = null;
let list = noScans;
const listeners = new Set<() => void>();

/** A user's list of scans. It outlives the screen: the undo of a toast may put scans back when that is closed. */
export const scanStore = {
  read(userId: string): ScanList {
    if (owner !== userId) list = kept(noScans, keptScans(userId));
    owner = userId;
    return list;
  },
  change(userId: string, next: (old: ScanList) => ScanList): void {
    list = next(scanStore.read(userId));
    keepScans(userId, list.scans);
    tell();
  },
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// Another tab has scanned, or added.
addEventListener('storage', ({ key }) => {
  if (key !== scansKey || owner === null) return;
  list = kept(list, keptScans(owner));
  tell();
});

function tell(): void {
  for (const listener of listeners) listener();
}
