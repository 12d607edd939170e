import { useRef } from 'react';

import { WishButton } from './WishButton.tsx';
import type { Wish } from './wishes.ts';

/** The lit heart of a wish. With the wish its place in the list goes, so the keyboard goes on at the one beside it. */
export function RemoveWish({ wish, className = '' }: { wish: Wish; className?: string }) {
  const here = useRef<HTMLSpanElement>(null);

  function goOn() {
    const item = here.current?.closest('li, tr');
    const beside = item?.nextElementSibling ?? item?.previousElementSibling;
    beside?.querySelector('a')?.focus({ preventScroll: true });
  }

  return (
    <span ref={here} className="contents">
      <WishButton game={wish} isWished onDone={goOn} className={className} />
    </span>
  );
}
