import { photoPath } from '@cartouche/contract/photo.rules';
import type { Photo } from '@cartouche/contract/collection';

import type { Game } from '../games/useGame.ts';
import { detailsWords } from '../i18n/details.ts';
import { useWords } from '../i18n/language.ts';
import { photosWords } from '../i18n/photos.ts';
import type { Picture } from '../ui/Lightbox.tsx';

/** The named pictures of a game and of the user's copy: by kind, and in the order of the lightbox. */
export function usePictures(game: Game, copyPhotos: readonly Photo[]) {
  const text = useWords(detailsWords);
  const photoText = useWords(photosWords);

  const coverUrl = game.cover_url_big || game.cover_url_small;
  const cover = coverUrl ? { src: coverUrl, name: text.coverOf(game.title) } : null;
  const screenshots = [game.screenshot_1, game.screenshot_2]
    .flatMap((url) => url || [])
    .map((src, index) => ({ src, name: text.screenshot(game.title, index + 1) }));
  const photos = copyPhotos.map(({ file_name }, index) => ({
    src: photoPath(file_name),
    thumbnail: photoPath(file_name, 'thumbnail'),
    name: photoText.yoursOf(game.title, index + 1),
  }));
  const all: Picture[] = [...(cover ? [cover] : []), ...screenshots, ...photos];

  return { cover, screenshots, photos, all };
}
