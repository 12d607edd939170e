/** For the buttons of a camera: nobody can hold a box before it and scroll to them. */
export function bringIntoView(controls: HTMLElement | null): void {
  controls?.scrollIntoView({ block: 'nearest' });
}
