import type { ComponentProps } from 'react';

import type { Answer, api } from '../api/client.ts';
import { ReaderNotice } from './ReaderNotice.tsx';
import { SourceControls } from './SourceControls.tsx';

type SourceBarProps = ComponentProps<typeof SourceControls> & {
  reader: Answer<typeof api.scanner.status> | undefined;
  place: keyof typeof places;
};

const places = {
  // Above the bar of a phone.
  page: '-mb-3 bg-background pb-3 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] sm:bottom-0',
  // The layer scrolls inside its padding.
  layer:
    '-bottom-4 -mb-4 bg-raised pb-[calc(1rem+env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mb-6 sm:pb-6',
};

/**
 * What leads on, and what becomes of the picture. Before there is one it stays in sight, whatever stands above; then the
 * picture needs the room.
 */
export function SourceBar({ reader, place, ...controls }: SourceBarProps) {
  const isIdle = !controls.source.isUnderWay;
  return (
    <div
      className={`z-10 -mx-4 mt-auto flex flex-col gap-3 px-4 pt-2 ${places[place]} ${isIdle ? 'sticky' : ''}`}
    >
      {reader && <ReaderNotice reader={reader} />}
      <SourceControls {...controls} />
    </div>
  );
}
