import type { ReactNode } from 'react';

type BarInSightProps = {
  place: keyof typeof places;
  /** Until there is a picture, which then needs the room. */
  isHeld: boolean;
  children: ReactNode;
};

const places = {
  // Above the bar of a phone.
  page: '-mb-3 bg-background pb-3 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] sm:bottom-0',
  // The layer scrolls inside its padding.
  layer:
    '-bottom-4 -mb-4 bg-raised pb-[calc(1rem+env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mb-6 sm:pb-6',
};

/** The controls of a camera, whatever stands above: nobody can hold a box before it and scroll to them. */
export function BarInSight({ place, isHeld, children }: BarInSightProps) {
  return (
    <div
      className={`z-10 -mx-4 mt-auto flex flex-col gap-3 px-4 pt-2 ${places[place]} ${isHeld ? 'sticky' : ''}`}
    >
      {children}
    </div>
  );
}
