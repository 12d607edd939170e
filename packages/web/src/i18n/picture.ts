import { picture } from './en/picture.ts';
import { late } from './late.ts';

export const pictureWords = late('picture', picture);
