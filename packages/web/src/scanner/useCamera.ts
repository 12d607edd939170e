import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { type CameraProblem, toCameraProblem } from './cameraProblem.ts';
import { useCameraPermission } from './useCameraPermission.ts';
import { watchCamera } from './watchCamera.ts';

/** Specification 9: the camera at the back if there is one, else the one at the front. */
const wanted: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/** The device's camera: off, starting, or live in the video element that gets `ref`. */
export function useCamera(onProblem: (problem: CameraProblem) => void) {
  const ref = useRef<HTMLVideoElement>(null);
  const isBlocked = useCameraPermission() === 'denied';
  const [isStarting, setStarting] = useState(false);
  const [stream, setStream] = useState<MediaStream | null>(null);

  const lose = useEffectEvent((problem: CameraProblem) => {
    setStream(null);
    onProblem(problem);
  });

  // The camera's light goes out with the screen, and with each stream that another replaces.
  useEffect(() => {
    if (!stream) return undefined;
    const video = ref.current;
    if (video) video.srcObject = stream;
    const stopWatching = stream.getVideoTracks().map((track) => watchCamera(track, (why) => lose(why)));
    return () => {
      for (const unwatch of stopWatching) unwatch();
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);

  // The browser may ask the user first: until then they may have left, or done something else.
  const latest = useRef<object>(undefined);
  useEffect(() => () => void (latest.current = undefined), []);

  async function start() {
    if (latest.current) return; // a second press, before the first is drawn
    const own = {};
    latest.current = own;
    setStarting(true);
    try {
      const opened = await navigator.mediaDevices.getUserMedia(wanted);
      if (latest.current === own) setStream(opened);
      else for (const track of opened.getTracks()) track.stop();
    } catch (error) {
      if (latest.current === own) onProblem(toCameraProblem(error));
    }
    if (latest.current !== own) return;
    latest.current = undefined;
    setStarting(false);
  }

  function stop() {
    latest.current = undefined;
    setStarting(false);
    setStream(null);
  }

  return {
    video: ref,
    isBlocked,
    isStarting,
    isLive: stream !== null,
    start: (): void => void start(),
    stop,
  };
}
