import { photoPath } from '@cartouche/contract/photo.rules';
import type { Photo } from '@cartouche/contract/collection';

import { useCover } from '../games/useCover.ts';
import type { Game } from '../games/useGame.ts';
import { detailsWords } from '../i18n/details.ts';
import { useWords } from '../i18n/language.ts';
import { photosWords } from '../i18n/photos.ts';
import type { Picture } from '../ui/Lightbox.tsx';

/** A photo of a copy of the user; numbered through all copies of the game. */
export type CopyPhoto = Picture & { thumbnail: string; fileName: string; number: number; isCover: boolean };

/** The named pictures of a game and of the user's copy: by kind, and in the order of the lightbox. */
export function usePictures(game: Game, copyPhotos: readonly Photo[]) {
  const text = useWords(detailsWords);
  const photoText = useWords(photosWords);

  const picture = useCover(game);
  // One's own photo is enlarged as the photo that it is.
  const own = game.cover_source === 'own' ? copyPhotos.find(({ is_cover }) => is_cover) : undefined;
  const name = text.coverOf(game.title);
  const cover = picture && { src: own ? photoPath(own.file_name) : picture.big, name, picture };
  const screenshots = [game.screenshot_1, game.screenshot_2]
    .flatMap((url) => url || [])
    .map((src, index) => ({ src, name: text.screenshot(game.title, index + 1) }));
  const photos = copyPhotos.map(({ file_name, is_cover }, index) => ({
    fileName: file_name,
    number: index + 1,
    isCover: is_cover,
    src: photoPath(file_name),
    thumbnail: photoPath(file_name, 'thumbnail'),
    name: photoText.yoursOf(game.title, index + 1),
  }));
  const all: Picture[] = [...(cover && !own ? [cover] : []), ...screenshots, ...photos];

  return { cover, screenshots, photos, all };
}
