/** For a camera that is on, and its buttons: nobody can hold a box before it and scroll to them. */
export function bringIntoView(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'nearest' });
}
