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
      for (const stop of stopWatching) stop();
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);

  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);

  async function start() {
    setStarting(true);
    try {
      const opened = await navigator.mediaDevices.getUserMedia(wanted);
      if (isThere.current) setStream(opened);
      else for (const track of opened.getTracks()) track.stop();
    } catch (error) {
      onProblem(toCameraProblem(error));
    }
    setStarting(false);
  }

  return {
    video: ref,
    isBlocked,
    isStarting,
    isLive: stream !== null,
    start: (): void => void start(),
    stop: () => setStream(null),
  };
}
