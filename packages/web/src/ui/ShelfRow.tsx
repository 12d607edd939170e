import type { ReactNode } from 'react';

type ShelfRowProps = {
  /** Boxes, in sizes of cqh: hundredths of the row's height. */
  children: ReactNode;
  /** What is engraved on the ledge. */
  engraving?: ReactNode;
  className?: string;
};

/** A ledge with boxes. It takes its height from its parent or its class. */
export function ShelfRow({ children, engraving, className = '' }: ShelfRowProps) {
  return (
    <div className={`flex min-h-0 flex-col ${className}`}>
      <div className="@container-size min-h-0 grow">{children}</div>
      <Ledge>{engraving}</Ledge>
    </div>
  );
}

/** The board itself: its upper side, and its front where something is engraved on it. */
function Ledge({ children }: { children: ReactNode }) {
  return (
    <div className="relative shrink-0 border-t border-ink/10 shadow-[0_0.4rem_0.8rem_-0.15rem_rgb(0_0_0/0.22)]">
      <div aria-hidden className="h-2.5 bg-linear-to-b from-raised to-hairline" />
      {children}
    </div>
  );
}
