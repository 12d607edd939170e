import { photos } from './limits.ts';

/** The name of a photo's file: its copy's id, and when it arrived. */
export const photoName = /^\d+-\d+\.webp$/;

/** The address of the user's own photo; the thumbnail is a square that fits a tile. */
export function photoPath(fileName: string, size: 'full' | 'thumbnail' = 'full'): string {
  return `/api/photos/${fileName}${size === 'thumbnail' ? '?size=thumbnail' : ''}`;
}

/** Whether a picture has too many pixels in total, or along one side. */
export function isPictureTooLarge({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) > photos.mostSide || width * height > photos.mostPixels;
}
