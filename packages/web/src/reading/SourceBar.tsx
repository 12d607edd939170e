import type { ComponentProps } from 'react';

import type { Answer, api } from '../api/client.ts';
import { BarInSight } from '../camera/BarInSight.tsx';
import { CameraControls } from '../camera/CameraControls.tsx';
import { ReaderNotice } from './ReaderNotice.tsx';
import { SourceControls } from './SourceControls.tsx';

type SourceBarProps = ComponentProps<typeof SourceControls> &
  Pick<ComponentProps<typeof BarInSight>, 'place'> & {
    reader: Answer<typeof api.scanner.status> | undefined;
  };

/**
 * What the camera can do, what becomes of the picture, and what leads on. Only the last two stay in sight: in large
 * letters all three would lie over what the camera sees.
 */
export function SourceBar({ reader, place, source, ...controls }: SourceBarProps) {
  const { camera, isUnderWay } = source;

  /** Back to where a page begins: it was scrolled for a picture that is gone. */
  function cancel() {
    source.cancel();
    if (place === 'page') window.scrollTo(0, 0);
  }

  return (
    <>
      <CameraControls camera={camera} />
      <BarInSight place={place} isHeld={!isUnderWay || camera.isLive || camera.isStarting}>
        {reader && <ReaderNotice reader={reader} />}
        <SourceControls source={{ ...source, cancel }} {...controls} />
      </BarInSight>
    </>
  );
}
