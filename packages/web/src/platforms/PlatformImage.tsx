type PlatformImageProps = { imageUrl: string; color: string; className?: string };

/** A console's drawing, tinted with its colour as far as both themes allow. Its name is beside it. */
export function PlatformImage({ imageUrl, color, className = 'w-24' }: PlatformImageProps) {
  if (imageUrl === '') {
    return (
      <div aria-hidden className={`grid aspect-3/2 place-items-center text-26 ${className}`}>
        🎮
      </div>
    );
  }

  return (
    <div
      aria-hidden
      className={`aspect-3/2 ${className}`}
      style={{
        background: `color-mix(in oklab, ${color} 62%, var(--color-ink))`,
        mask: `url("${imageUrl.replace(/["\\\n]/g, encodeURIComponent)}") center / contain no-repeat`,
      }}
    />
  );
}
