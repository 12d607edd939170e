import { plural } from '../plural.ts';

const games = plural('en')({ one: '# game', other: '# games' });

export const shelf = {
  title: 'Your shelf',
  ofConsole: (console: string, count: number) => `${console}, ${games(count)}`,
  back: 'Back along the shelf',
  on: 'Further along the shelf',
  failed: 'Some games on your shelf could not be loaded.',
};
