import { useState } from 'react';

/** What is typed into the search field, until the address has another search: sent from here, or by going back. */
export function useTyped(q: string): [string, (words: string) => void] {
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    setTyped(q);
  }
  return [typed, setTyped];
}
