import { useState } from 'react';

import { isDateAhead, localDay } from './itemDraft.ts';

/** Asks once about a purchase date that has not come yet, before it is sent; another such date is another question. */
export function useDateQuestion(date: string, isSent: boolean) {
  const [asked, setAsked] = useState<string | null>(null);
  const isAsking = isSent && asked === date;

  return {
    isAsking,
    /** Answers whether to wait for the user, who may change the date or go on all the same. */
    ask(): boolean {
      if (!isSent || isAsking || !isDateAhead(date, localDay(new Date()))) return false;
      setAsked(date);
      return true;
    },
  };
}
