import { useEffect, useEffectEvent, useRef } from 'react';

import { captureFrame } from '../camera/captureFrame.ts';
import { useCamera } from '../camera/useCamera.ts';
import { useStartByItself } from '../camera/useStartByItself.ts';
import { useDroppedPicture } from '../photos/useDroppedPicture.ts';
import type { usePictureRead } from './usePictureRead.ts';

type Scan = Pick<
  ReturnType<typeof usePictureRead>,
  'picture' | 'problem' | 'read' | 'retry' | 'fail' | 'reset'
>;
type PictureSource = {
  /** Whether a camera that is allowed comes on by itself: never before it is said who reads its pictures. */
  startsByItself: boolean;
  given?: File | null;
};

/** Where the picture comes from that is read: the camera, a file, a drop, a paste, or one that is given at first. */
export function usePictureSource(scan: Scan, { startsByItself, given = null }: PictureSource) {
  /** From the shutter on: the picture is read, whatever becomes of the camera. */
  const isTaken = useRef(false);
  const { video, ...camera } = useCamera((problem) => {
    if (!problem) reset();
    else if (!isTaken.current) scan.fail(problem);
  });

  function reset() {
    isTaken.current = false;
    scan.reset();
  }

  /** A camera that is still starting must not come on behind the picture. */
  function read(picture: File) {
    isTaken.current = true;
    camera.stop();
    scan.read(picture);
  }
  const isDraggedOver = useDroppedPicture(read);
  const readGiven = useEffectEvent(() => given && read(given));
  useEffect(() => void readGiven(), []);
  useStartByItself({
    isReady: startsByItself,
    start: () => {
      if (!scan.picture && !scan.problem) camera.start(); // nor behind a picture that came before
    },
  });

  async function capture() {
    if (isTaken.current) return; // a second press, before the first is drawn
    isTaken.current = true;
    const made = await captureFrame(video.current);
    if (made instanceof Blob) return read(new File([made], 'capture.jpg', { type: made.type }));
    isTaken.current = false;
    camera.stop();
    return scan.fail(made);
  }

  return {
    video,
    camera,
    read,
    isDraggedOver,
    capture: (): void => void capture(),
    start: () => {
      reset();
      camera.start();
    },
    retry: scan.retry,
    /** A file can be chosen beside a camera that came on by itself, also from a dialog that was open before it did. */
    mayChoose: scan.picture === null || scan.retry !== null,
    /** Whether there is something to cancel. */
    isUnderWay: camera.isLive || camera.isStarting || scan.picture !== null,
    cancel: () => {
      camera.stop();
      reset();
    },
  };
}
