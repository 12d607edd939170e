import { useRef, useState } from 'react';

/** How the form was left: a queue drops what was removed. */
export type Leaving = 'removed' | 'closed';

type GivenUp = 'closed' | 'stopped';

type LeavingInput = {
  onClose: (how: Leaving) => void;
  onStop: (() => void) | undefined;
  /** Discards what was typed. */
  onGiveUp: () => void;
  /** However the form is left; once. */
  onLeave: () => void;
};

/** The ways out of the form. */
export function useLeaving({ onClose, onStop, onGiveUp, onLeave }: LeavingInput) {
  const [asking, setAsking] = useState<GivenUp | null>(null);
  const isLeft = useRef(false);

  function leave(how: Leaving | 'stopped') {
    if (isLeft.current) return;
    isLeft.current = true;
    onLeave();
    if (how === 'stopped') onStop?.();
    else onClose(how);
  }

  function giveUp(how: GivenUp) {
    onGiveUp();
    leave(how);
  }

  return {
    isLeft: () => isLeft.current,
    leave,
    /** Asks first if something would be lost. */
    giveUp: (how: GivenUp, isLost: boolean) => (isLost ? setAsking(how) : giveUp(how)),
    isAsking: asking !== null,
    stay: () => setAsking(null),
    discard: () => asking && giveUp(asking),
  };
}
