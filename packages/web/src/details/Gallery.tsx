import type { Picture } from '../ui/Lightbox.tsx';
import { ZoomButton } from './ZoomButton.tsx';

type GalleryProps = {
  pictures: readonly (Picture & { thumbnail?: string })[];
  onZoom: (src: string) => void;
  /** The number of columns, and the shape of the pictures. */
  className: string;
};

export function Gallery({ pictures, onZoom, className }: GalleryProps) {
  return (
    <div className={`grid ${className}`}>
      {pictures.map(({ src, thumbnail, name }) => (
        <ZoomButton key={src} name={name} onPress={() => onZoom(src)}>
          <img
            src={thumbnail ?? src}
            alt={name}
            loading="lazy"
            className="w-full rounded-small bg-sunken object-cover"
          />
        </ZoomButton>
      ))}
    </div>
  );
}
