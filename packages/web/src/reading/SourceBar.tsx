import type { ComponentProps } from 'react';

import type { Answer, api } from '../api/client.ts';
import { CameraControls } from '../camera/CameraControls.tsx';
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
 * What the camera can do, what becomes of the picture, and what leads on. Before there is a picture it stays in sight,
 * whatever stands above: nobody can hold a box before a camera and scroll.
 */
export function SourceBar({ reader, place, ...controls }: SourceBarProps) {
  const { camera, isUnderWay } = controls.source;
  const isBefore = !isUnderWay || camera.isLive || camera.isStarting;
  return (
    <div
      className={`z-10 -mx-4 mt-auto flex flex-col gap-3 px-4 pt-2 ${places[place]} ${isBefore ? 'sticky' : ''}`}
    >
      <CameraControls camera={camera} />
      {reader && <ReaderNotice reader={reader} />}
      <SourceControls {...controls} />
    </div>
  );
}
