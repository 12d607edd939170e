import { useState } from 'react';

import { isDateAhead, localDay } from './itemDraft.ts';

/** Asks once about a purchase date that has not come yet, before it is sent; another such date is another question. */
export function useDateQuestion(date: string, isSent: boolean) {
  const [asked, setAsked] = useState<{ date: string; isConfirmed: boolean } | null>(null);
  const isAsked = isSent && asked?.date === date;

  return {
    isAsking: isAsked && !asked.isConfirmed,
    /** Answers whether to wait for the user, who may change the date; the next time is a yes to it. */
    ask(): boolean {
      const isAhead = isSent && isDateAhead(date, localDay(new Date()));
      if (isAhead) setAsked({ date, isConfirmed: isAsked });
      return isAhead && !isAsked;
    },
  };
}
