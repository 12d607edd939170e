const keptMs = 10 * 60_000;

type Scanned = { picture: File; gameIds: readonly number[]; at: number };

/** In memory alone: it is gone with the page, and is sent only by somebody who keeps it. */
let last: Scanned | null = null;

/** The picture of a front, for the forms of the games that it may show. */
export function rememberScanned(picture: File, gameIds: readonly number[]): void {
  last = { picture, gameIds, at: Date.now() };
}

/** The picture that was scanned a moment ago and may show a game. */
export function scannedOf(gameId: number): File | null {
  if (!last?.gameIds.includes(gameId) || Date.now() - last.at > keptMs) return null;
  return last.picture;
}

/** It is a photo of a copy now. */
export function forgetScanned(): void {
  last = null;
}
