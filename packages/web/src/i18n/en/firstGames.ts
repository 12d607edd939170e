import { plural } from '../plural.ts';

export const firstGames = {
  firstTitle: 'Your shelf starts here',
  firstGhost: 'Your first game',
  firstText: 'Put your first game on it with one tap.',
  shelfReady: plural('en')({
    one: '# platform on your shelf. Now for the games.',
    other: '# platforms on your shelf. Now for the games.',
  }),
  chooseMore: 'Choose what you collect. You can change it at any time.',
  allPlatforms: (count: number) => `All ${count} platforms`,
  firstTen: 'Your first ten games',
  firstTenDone: (games: number, of: number) => `${games} of ${of}`,
  hideFirstTen: 'Hide: your first ten games',
  reached: 'Ten games: from here on, this is your shelf.',
  suggestionsText:
    'Do you own one of these? One tap puts it on your shelf: complete, in good condition, from today.',
  searchGames: 'Search games',
  scanCover: 'Scan a cover',
  shelfPhoto: 'Photograph a shelf',
  browsePlatform: (name: string) => `Browse ${name}`,
};
