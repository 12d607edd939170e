import { photos } from './en/photos.ts';
import { late } from './late.ts';

export const photosWords = late('photos', photos);
