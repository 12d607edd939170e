/** A listing's address as a link can open it; none where it is no address of the web. */
export function listingAddress(url: string): string | null {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
