import { plural } from '../plural.ts';

const games = plural('en')({ one: '# game', other: '# games' });
const consoles = plural('en')({ one: '# console', other: '# consoles' });

export const picture = {
  save: 'Save as picture',
  share: 'Share',
  title: 'Your shelf as a picture',
  format: 'Format',
  formats: { wide: 'Wide', tall: 'Tall' },
  picture: 'Preview of the picture',
  hint: 'Made on your device, in the colors of your theme. It shows titles and consoles, no prices and no notes.',
  nothing: 'There is no game on your shelf yet.',
  failed: 'The picture could not be made. Please try again.',

  mine: 'My collection',
  figures: (owned: number, on: number) => `${games(owned)} · ${consoles(on)}`,
};
