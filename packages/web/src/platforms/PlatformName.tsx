import { usePlatformOf } from './usePlatformOf.ts';

type PlatformNameProps = { id: number; name: string; className?: string };

/** A platform as collectors call it; its whole name on hover and for screen readers. */
export function PlatformName({ id, name, className }: PlatformNameProps) {
  const short = usePlatformOf()(id)?.short_name ?? name;
  if (short === name) return <span className={className}>{name}</span>;

  return (
    <span title={name} className={className}>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
