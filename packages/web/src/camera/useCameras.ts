import { useEffect, useState } from 'react';

export type Cameras = {
  /** Those of the device; a browser names them only after it has allowed one. */
  all: readonly { id: string; name: string }[];
  /** The one that is on. */
  current: string | null;
};

/** Which cameras there are to choose from, also after one was plugged in, and after one has failed. */
export function useCameras(stream: MediaStream | null, hasFailed: boolean): Cameras {
  const [all, setAll] = useState<Cameras['all']>([]);

  useEffect(() => {
    if (!stream && !hasFailed) return undefined;
    let isOver = false;
    const read = () =>
      void listCameras().then((found) => {
        if (!isOver) setAll(found);
      });
    read();
    // as: there are none over http, and not every browser tells of changes
    const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined;
    devices?.addEventListener?.('devicechange', read);
    return () => {
      isOver = true;
      devices?.removeEventListener?.('devicechange', read);
    };
  }, [stream, hasFailed]);

  return { all, current: stream ? idOf(stream) : null };
}

async function listCameras(): Promise<Cameras['all']> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices
      .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId)
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
  } catch {
    return []; // then there is no choice, and the camera that is on stays on
  }
}

function idOf(stream: MediaStream): string | null {
  const [track] = stream.getVideoTracks() as Partial<MediaStreamTrack>[]; // as: an old browser has no settings
  return track?.getSettings?.().deviceId ?? null;
}
