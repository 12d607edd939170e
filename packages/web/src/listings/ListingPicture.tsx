import { useState } from 'react';

type ListingPictureProps = { src: string | null; className?: string };

/** The photo of a listing on a tile of its own size. Decorative: the title stands beside it. */
export function ListingPicture({ src, className = '' }: ListingPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isThere = src !== null && src !== broken;

  return (
    <span
      className={`grid aspect-square place-items-center overflow-hidden rounded-small bg-sunken inset-ring inset-ring-hairline ${className}`}
    >
      <img
        src={isThere ? src : '/placeholder.svg'}
        alt=""
        width={480}
        height={480}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        className="size-full object-contain"
        style={isThere ? undefined : { padding: '25%' }}
      />
    </span>
  );
}
