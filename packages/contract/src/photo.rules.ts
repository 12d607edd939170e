import { photos } from './limits.ts';

/** The name of a photo's file: its copy's id, and when it arrived. */
export const photoName = /^\d+-\d+\.webp$/;

/** The thumbnail is a square that fits a tile; the cover is whole, as large as covers are. */
export const photoSizes = ['full', 'thumbnail', 'cover'] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** The address of the user's own photo. */
export function photoPath(fileName: string, size: PhotoSize = 'full'): string {
  return `/api/photos/${fileName}${size === 'full' ? '' : `?size=${size}`}`;
}

/** Whether a picture has too many pixels in total, or along one side. */
export function isPictureTooLarge({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) > photos.mostSide || width * height > photos.mostPixels;
}
