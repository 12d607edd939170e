import { type SyntheticEvent, useState } from 'react';

/** Pictures that have arrived on this page: the browser has them, and draws them at once. */
const arrived = new Set<string>();

/**
 * Whether a picture is there. Until it is, and where it does not come, something else is drawn in its place: no picture
 * is ever seen half or as a gap. `picture` is for its <img>, which lies unseen above what is drawn.
 */
export function useArrival(src: string | null | undefined) {
  const [here, setHere] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const isComing = Boolean(src) && src !== broken;
  const isHere = isComing && (src === here || arrived.has(src ?? ''));

  return {
    isComing,
    isHere,
    picture: {
      // Without a frame in which the browser has it and does not draw it yet.
      decoding: isHere ? ('sync' as const) : ('async' as const),
      async onLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
        await currentTarget.decode().catch(() => undefined); // it is drawn all the same
        if (!src) return;
        arrived.add(src);
        setHere(src);
      },
      onError: () => setBroken(src ?? null),
    },
  };
}
