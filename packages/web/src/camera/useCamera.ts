import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { keepCamera } from '../device.ts';
import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { toast } from '../ui/toast.ts';
import { type CameraProblem, toCameraProblem } from './cameraProblem.ts';
import { closeCamera, openCamera } from './openCamera.ts';
import { useCameraPermission } from './useCameraPermission.ts';
import { useCameras } from './useCameras.ts';
import { useCameraTools } from './useCameraTools.ts';
import { useIsCameraMissing } from './useIsCameraMissing.ts';
import { usePageSeen } from './usePageSeen.ts';
import { watchCamera } from './watchCamera.ts';

/**
 * The device's camera: off, starting, or live in the video element that gets `video` as its ref. Its light goes out
 * with the screen, while nobody sees the page, and with every problem; the problem is null again once another camera is
 * chosen.
 */
export function useCamera(onProblem: (problem: CameraProblem | null) => void) {
  const text = useWords(cameraWords);
  const video = useRef<HTMLVideoElement>(null);
  const isBlocked = useCameraPermission() === 'denied';
  const isMissing = useIsCameraMissing();
  const isSeen = usePageSeen();
  /** A new object for each time that the camera is asked for. */
  const [wish, setWish] = useState<object | null>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const fail = useEffectEvent((problem: CameraProblem) => {
    setWish(null);
    setFailed(problem.what !== 'denied'); // no other camera is allowed either
    onProblem(problem);
  });
  const sayInstead = useEffectEvent(() => toast({ text: text.cameraInstead }));

  /** Whatever comes next, what failed before is over. */
  function ask(next: (asked: object | null) => object | null) {
    setFailed(false);
    setWish(next);
  }

  // The browser may ask the user first: until then they may have left, or done something else.
  useEffect(() => {
    if (!wish || !isSeen) return undefined;
    let isOver = false;
    let opened: MediaStream | undefined;
    async function open() {
      try {
        const { stream: found, isInstead } = await openCamera();
        if (isOver) return closeCamera(found);
        setStream((opened = found));
        if (isInstead) sayInstead();
      } catch (error) {
        if (!isOver) fail(toCameraProblem(error));
      }
    }
    void open();
    return () => {
      isOver = true;
      if (opened) closeCamera(opened);
      setStream(null);
    };
  }, [wish, isSeen]);

  useEffect(() => {
    if (!stream) return undefined;
    if (video.current) video.current.srcObject = stream;
    const stopWatching = stream.getVideoTracks().map((track) => watchCamera(track, (why) => fail(why)));
    return () => {
      for (const unwatch of stopWatching) unwatch();
    };
  }, [stream]);

  const isLive = wish !== null && isSeen && stream !== null;
  return {
    video,
    isBlocked,
    /** Whether there is any use in starting it; otherwise a picture is the way on. */
    isUsable: !isBlocked && !isMissing,
    isStarting: wish !== null && !isLive,
    isLive,
    /** Whether it could not be started, or went out by itself; then another one may be chosen, too. */
    hasFailed,
    start: () => ask((asked) => asked ?? {}), // a second press changes nothing
    stop: () => ask(() => null),
    cameras: useCameras(stream, hasFailed),
    /** This camera from now on, and whenever this device is used again. */
    choose: (cameraId: string) => {
      keepCamera(cameraId);
      onProblem(null);
      ask(() => ({}));
    },
    tools: useCameraTools(video, stream),
  };
}

/** All of a camera but the ref of its video element, which React wants to see passed by itself. */
export type Camera = Omit<ReturnType<typeof useCamera>, 'video'>;
