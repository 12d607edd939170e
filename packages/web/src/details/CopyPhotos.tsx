import { Check } from 'lucide-react';

import { photosWords } from '../i18n/photos.ts';
import { useWords } from '../i18n/language.ts';
import type { CopyPhoto } from './usePictures.ts';
import { useCoverPhoto } from './useCoverPhoto.ts';
import { ZoomButton } from './ZoomButton.tsx';

type CopyPhotosProps = { photos: readonly CopyPhoto[]; isMain: boolean; onZoom: (src: string) => void };

/** The photos of a copy of the user; one of them can be its cover, which of the main copy is the game's. */
export function CopyPhotos({ photos, isMain, onZoom }: CopyPhotosProps) {
  const text = useWords(photosWords);
  const cover = useCoverPhoto({ isMain });
  const isCoverText = isMain ? text.isCover : text.isCoverOfCopy;

  return (
    <ul aria-label={text.yours} className="grid grid-cols-3 gap-2 sm:grid-cols-6">
      {photos.map(({ src, thumbnail, name, number, fileName, isCover }) => (
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
            aria-label={text.coverChoice(isCover ? isCoverText : text.useAsCover, number)}
            onClick={() => cover.use(fileName, !isCover)}
            className={`flex min-h-11 items-center justify-center gap-1 rounded-small px-1 text-center text-12 font-semibold hover:bg-sunken sm:min-h-8 [&>svg]:size-3.5 [&>svg]:shrink-0 ${isCover ? 'text-accent' : ''}`}
          >
            {isCover && <Check />}
            {isCover ? isCoverText : text.useAsCover}
          </button>
        </li>
      ))}
    </ul>
  );
}
