import { photos } from './limits.ts';

/** How a photo's file is called: by its copy, and by when it came. */
export const photoName = /^\d+-\d+\.webp$/;

/** Where a photo of one's own is shown from; the thumbnail is a square that fits a tile. */
export function photoPath(fileName: string, size: 'full' | 'thumbnail' = 'full'): string {
  return `/api/photos/${fileName}${size === 'thumbnail' ? '?size=thumbnail' : ''}`;
}

/** Whether a picture has more pixels, or more of them in a row, than are taken. */
export function isPictureTooLarge({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) > photos.mostSide || width * height > photos.mostPixels;
}
