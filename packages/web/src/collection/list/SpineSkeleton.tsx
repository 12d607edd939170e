/** A box on the shelf that is not read yet: its picture, and where its title will stand. */
export function SpineSkeleton() {
  return (
    <span
      aria-hidden
      className="flex h-[86%] w-[82%] flex-col items-center gap-[6%] overflow-hidden rounded-t-small bg-ink/8"
    >
      <span className="aspect-square w-full shrink-0 bg-ink/6" />
      <span className="h-2/5 w-1/4 rounded-full bg-ink/8" />
    </span>
  );
}
