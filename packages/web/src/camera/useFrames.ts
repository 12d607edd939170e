import { type RefObject, useEffect, useEffectEvent } from 'react';

import { pullFrames } from './pullFrames.ts';

/** Reads what the camera sees, frame after frame, while it is live. */
export function useFrames(
  video: RefObject<HTMLVideoElement | null>,
  isLive: boolean,
  read: (video: HTMLVideoElement) => Promise<unknown>,
): void {
  const readLatest = useEffectEvent(read);
  useEffect(() => {
    if (!isLive || !video.current) return undefined;
    return pullFrames(video.current, (element) => readLatest(element));
  }, [isLive, video]);
}
