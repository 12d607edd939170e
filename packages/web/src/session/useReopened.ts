import { useEffect, useState } from 'react';

import { noteOpenForm } from '../api/endSession.ts';
import { takeInterrupted } from '../device.ts';

/** Whether a form is open, as `useState(false)` has it; open at once if it was closed by force. */
export function useReopened(name: string) {
  const opening = useState(() => takeInterrupted(name) !== null);
  useOpenForm(name, opening[0] ? 0 : null);
  return opening;
}

/** Lets a form that is closed by force open again; null while it is closed. */
export function useOpenForm(name: string, about: number | null): void {
  useEffect(() => {
    if (about === null) return undefined;
    noteOpenForm({ name, about });
    return () => noteOpenForm(null);
  }, [name, about]);
}
