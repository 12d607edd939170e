import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { searchDebounceMs } from '../../constants.ts';

/** The text of the search box, which goes into the address when the typing pauses. */
export function useSearchText(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(applied);
  const [sent, setSent] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A filter may be chosen before the typing pauses: the text is then added to it, and does not undo it.
  const latest = useRef(apply);
  useLayoutEffect(() => void (latest.current = apply));

  // The address changed: by us, while the user may still be typing, or by the browser's back button.
  if (applied !== seen) {
    setSeen(applied);
    if (applied !== sent) {
      setTyped(applied);
      setSent(applied);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function send(text: string) {
    clearTimeout(timer.current);
    setSent(text.trim());
    latest.current(text.trim());
  }

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(text), searchDebounceMs);
    },
    sendNow: () => send(typed),
    clear: () => {
      setTyped('');
      send('');
    },
  };
}
