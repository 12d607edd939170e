import { firstGames } from './en/firstGames.ts';
import { late } from './late.ts';

export const firstGamesWords = late('firstGames', firstGames);
