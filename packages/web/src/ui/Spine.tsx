/** The thin edge in a console's colour on everything of that console; its parent is `relative`. */
export function Spine({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      className="absolute inset-y-0 left-0 w-1 forced-color-adjust-none"
      style={{ background: `color-mix(in oklab, ${color} 88%, var(--color-ink))` }}
    />
  );
}
