import { useRef, useState } from 'react';

/** How the form was left: a queue drops what was removed. */
export type Leaving = 'removed' | 'closed';

type Exit = 'closed' | 'stopped';

type LeavingInput = {
  onClose: (how: Leaving) => void;
  onStop: (() => void) | undefined;
  /** Discards what was typed. */
  onDiscard: () => void;
  /** However the form is left; once. */
  onLeave: () => void;
};

/** The ways out of the form. */
export function useLeaving({ onClose, onStop, onDiscard, onLeave }: LeavingInput) {
  const [asking, setAsking] = useState<Exit | null>(null);
  const isLeft = useRef(false);

  function leave(how: Leaving | 'stopped') {
    if (isLeft.current) return;
    isLeft.current = true;
    onLeave();
    if (how === 'stopped') onStop?.();
    else onClose(how);
  }

  function discard(how: Exit) {
    onDiscard();
    leave(how);
  }

  return {
    isLeft: () => isLeft.current,
    leave,
    /** Asks first if something would be lost. */
    exit: (how: Exit, isLost: boolean) => (isLost ? setAsking(how) : discard(how)),
    isAsking: asking !== null,
    stay: () => setAsking(null),
    discard: () => asking && discard(asking),
  };
}
