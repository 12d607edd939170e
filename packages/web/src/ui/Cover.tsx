import { Front, unknownConsole } from './Front.tsx';
import { type FrontProps, widthOnTile } from './frontShape.ts';
import { useArrival } from './useArrival.ts';

type CoverProps = FrontProps & {
  src?: string | null | undefined;
  /** Of the picture, where it is known: then its box stands on the ledge as a drawn one does. */
  pictureSize?: { width: number; height: number } | null | undefined;
  /** Empty where the title is next to the cover, which is nearly everywhere. */
  alt?: string;
  /** For the first covers of a screen, which should not wait for scrolling. */
  isEager?: boolean;
  className?: string;
};

/**
 * A 3:4 tile as wide as its parent, with a ledge on which the box stands: its art, or a drawn front until that is there.
 */
export function Cover({ src, pictureSize, alt = '', isEager = false, className = '', ...front }: CoverProps) {
  const { isComing, isHere, picture } = useArrival(src);
  const { color, box } = front.platform ?? unknownConsole;
  const ledge = front.isSmall ? 'border-b-2' : 'border-b-6';

  return (
    <div
      className={`relative flex aspect-3/4 w-full items-end justify-center rounded-small border-edge/35 ${ledge} ${className}`}
      // The wall is a tint of the console's colour.
      style={{ background: `color-mix(in oklab, ${color} 16%, var(--color-sunken))` }}
    >
      {!isHere && <Front {...front} alt={alt} style={{ width: `${widthOnTile(box)}%` }} />}
      {isComing && src && (
        <img
          {...picture}
          src={src}
          alt={isHere ? alt : ''}
          loading={isEager ? 'eager' : 'lazy'}
          {...(pictureSize ?? usualPicture)}
          className={pictureSize ? boxClass : 'size-[92%] object-contain object-bottom'}
          style={{
            ...(pictureSize && {
              width: `${widthOnTile(pictureSize)}%`,
              aspectRatio: pictureSize.width / pictureSize.height,
            }),
            // It must be laid out, or a lazy one would never load.
            ...(!isHere && { position: 'absolute', bottom: 0, opacity: 0, pointerEvents: 'none' }),
          }}
        />
      )}
    </div>
  );
}

/** For the browser, which reserves no room by it: that of the tile is known. */
const usualPicture = { width: 300, height: 400 };
/** The edges of a box, which a white one needs on a white wall. */
const boxClass = 'border border-b-0 border-[rgb(0_0_0/0.25)] forced-color-adjust-none';
