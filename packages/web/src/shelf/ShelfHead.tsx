import type { ReactNode } from 'react';

type ShelfHeadProps = {
  heading: string;
  /** One line of figures, below the heading on a phone and else beside it. */
  figures: ReactNode;
  /** Buttons. */
  children?: ReactNode;
};

export function ShelfHead({ heading, figures, children }: ShelfHeadProps) {
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-x-5">
      <h1 className="grow text-26 lg:grow-0">{heading}</h1>
      <div className="order-1 flex h-5 w-full min-w-0 items-center lg:order-none lg:mt-1 lg:w-auto lg:grow">
        {figures}
      </div>
      <div className="flex items-center gap-0.5">{children}</div>
    </div>
  );
}
