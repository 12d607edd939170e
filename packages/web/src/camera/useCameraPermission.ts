import { useEffect, useState } from 'react';

/** Whether this site may use the camera, also after it is changed in the browser's settings; null if nobody says. */
export function useCameraPermission(): PermissionState | null {
  const [state, setState] = useState<PermissionState | null>(null);

  useEffect(() => {
    let status: PermissionStatus | undefined;
    let isGone = false;
    const read = () => setState(status?.state ?? null);
    void askPermission().then((found) => {
      if (isGone || !found) return;
      status = found;
      read();
      found.addEventListener('change', read);
    });
    return () => {
      isGone = true;
      status?.removeEventListener('change', read);
    };
  }, []);

  return state;
}

/** Not every browser knows the camera by this name. */
export async function askPermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: 'camera' });
  } catch {
    return undefined;
  }
}
