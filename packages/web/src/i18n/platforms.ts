import { platforms } from './en/platforms.ts';
import { late } from './late.ts';

export const platformsWords = late('platforms', platforms);
