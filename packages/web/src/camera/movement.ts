/** A frame as a tiny picture in shades of grey: enough to tell whether something moved. */
export const tiny = { width: 32, height: 18 };

/** How much a place must change in brightness, of 255: more than the noise of a camera in the dark. */
const changeOfPlace = 14;
/** How many places must change: a hand that trembles, and more than one place that flickers. */
const placesThatMove = 4;

/** So much brighter or darker all places may become together: a lamp that flickers, or a camera that adapts to the light. */
const changeOfLight = 20;

/** The shades of grey of the pixels of a canvas. */
export function greysOf(pixels: Uint8ClampedArray): Uint8Array {
  const greys = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < greys.length; at++) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    greys[at] = (red * 3 + green * 6 + blue) / 10;
  }
  return greys;
}

/** Whether the camera sees something else than before. */
export function hasMoved(before: Uint8Array | null, now: Uint8Array): boolean {
  if (before?.length !== now.length) return true;
  const light = Math.max(-changeOfLight, Math.min(changeOfLight, meanOf(now) - meanOf(before)));
  let changed = 0;
  for (const [at, grey] of now.entries()) {
    if (Math.abs(grey - (before[at] ?? 0) - light) >= changeOfPlace) changed++;
  }
  return changed >= placesThatMove;
}

function meanOf(greys: Uint8Array): number {
  return greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
}
