import { useEffect, useState } from 'react';

import { noteOpenForm } from '../api/endSession.ts';
import { takeInterrupted } from '../device.ts';

/** Whether a form is open, as `useState(false)` has it; open at once where it was torn away from its user. */
export function useReopened(name: string) {
  const opening = useState(() => takeInterrupted(name) !== null);
  useOpenForm(name, opening[0] ? 0 : null);
  return opening;
}

/** Lets a form be found open again when it is torn away; null while it is closed. */
export function useOpenForm(name: string, about: number | null): void {
  useEffect(() => {
    if (about === null) return undefined;
    noteOpenForm({ name, about });
    return () => noteOpenForm(null);
  }, [name, about]);
}
