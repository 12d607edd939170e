import { useState } from 'react';

import { isDateInFuture, localDay } from './itemDraft.ts';

/** Asks once before a purchase date in the future is sent. Another such date is another question. */
export function useDateQuestion(date: string, isSent: boolean) {
  const [asked, setAsked] = useState<{ date: string; isConfirmed: boolean } | null>(null);
  const isAsked = isSent && asked?.date === date;

  return {
    isAsking: isAsked && !asked.isConfirmed,
    /** Whether to wait for the user, who may change the date. The second call for the same date counts as a yes. */
    ask(): boolean {
      const isAhead = isSent && isDateInFuture(date, localDay(new Date()));
      if (isAhead) setAsked({ date, isConfirmed: isAsked });
      return isAhead && !isAsked;
    },
  };
}
