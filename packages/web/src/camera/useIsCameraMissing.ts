import { useEffect, useState } from 'react';

/** Whether this device has no camera, or its page gets none, as over http; false until that is known. */
export function useIsCameraMissing(): boolean {
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    let isGone = false;
    const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined; // as: there is none over http
    const read = () => void hasNone(devices).then((found) => isGone || setMissing(found));
    read();
    devices?.addEventListener?.('devicechange', read);
    return () => {
      isGone = true;
      devices?.removeEventListener?.('devicechange', read);
    };
  }, []);

  return isMissing;
}

/** A browser counts cameras before it has allowed one, and only then names them. */
async function hasNone(devices: Partial<MediaDevices> | undefined): Promise<boolean> {
  try {
    const all = devices ? await devices.enumerateDevices?.() : [];
    return all?.every(({ kind }) => kind !== 'videoinput') ?? false;
  } catch {
    return false; // then a press on the button says what is wrong
  }
}
