import { useEffect, useEffectEvent } from 'react';

import { askPermission } from './useCameraPermission.ts';

type StartByItself = {
  start: () => void;
  /** Whether the screen knows all that it says before the camera comes on. */
  isReady?: boolean;
  /** Whether opening the screen means the camera, so that the browser may ask for it. */
  mayAsk?: boolean;
};

/** Starts the camera as its screen opens: wherever it is allowed already, and nobody need press anything. */
export function useStartByItself({ start, isReady = true, mayAsk = false }: StartByItself): void {
  const begin = useEffectEvent((permission: PermissionStatus | undefined) => {
    const isAllowed = permission?.state === 'granted';
    if (isAllowed || (mayAsk && permission?.state !== 'denied')) start();
  });

  useEffect(() => {
    if (!isReady) return undefined;
    let isGone = false;
    void askPermission().then((permission) => !isGone && begin(permission));
    return () => void (isGone = true);
  }, [isReady]);
}
