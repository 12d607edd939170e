/** A listing's address for a link; undefined if it is not a web address. */
export function listingAddress(url: string): string | null {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
