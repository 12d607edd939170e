import { Check } from 'lucide-react';

import { photosWords } from '../i18n/photos.ts';
import { useWords } from '../i18n/language.ts';
import type { CopyPhoto } from './usePictures.ts';
import { useCoverPhoto } from './useCoverPhoto.ts';
import { ZoomButton } from './ZoomButton.tsx';

type CopyPhotosProps = { photos: readonly CopyPhoto[]; onZoom: (src: string) => void };

/** The photos of the user's copy; one of them can be the cover of the game. */
export function CopyPhotos({ photos, onZoom }: CopyPhotosProps) {
  const text = useWords(photosWords);
  const cover = useCoverPhoto();

  return (
    <ul aria-label={text.yours} className="grid grid-cols-3 gap-2 sm:grid-cols-6">
      {photos.map(({ src, thumbnail, name, fileName, isCover }, index) => (
        <li key={src} className="flex flex-col gap-1">
          <ZoomButton name={name} onPress={() => onZoom(src)}>
            <img
              src={thumbnail}
              alt={name}
              loading="lazy"
              className="aspect-square w-full rounded-small bg-sunken object-cover"
            />
          </ZoomButton>
          <button
            type="button"
            aria-pressed={isCover}
            aria-label={text.coverChoice(isCover ? text.isCover : text.useAsCover, index + 1)}
            onClick={() => cover.use(fileName, !isCover)}
            className={`flex min-h-11 items-center justify-center gap-1 rounded-small px-1 text-center text-12 font-semibold hover:bg-sunken sm:min-h-8 [&>svg]:size-3.5 [&>svg]:shrink-0 ${isCover ? 'text-accent' : ''}`}
          >
            {isCover && <Check />}
            {isCover ? text.isCover : text.useAsCover}
          </button>
        </li>
      ))}
    </ul>
  );
}
