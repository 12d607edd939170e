import { games } from './en/games.ts';
import { late } from './late.ts';

export const gamesWords = late('games', games);
