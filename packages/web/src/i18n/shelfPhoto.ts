import { shelfPhoto } from './en/shelfPhoto.ts';
import { late } from './late.ts';

export const shelfPhotoWords = late('shelfPhoto', shelfPhoto);
