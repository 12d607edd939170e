import { plural } from '../plural.ts';

export const firstGames = {
  firstTitle: 'Your shelf starts here',
  firstText: 'Pick the platforms you collect, then put your first game on the shelf.',
  shelfReady: plural('en')({
    one: '# platform on your shelf. Now for the games.',
    other: '# platforms on your shelf. Now for the games.',
  }),
  chooseMore: 'Choose what you collect. You can change it at any time.',
  allPlatforms: (count: number) => `All ${count} platforms`,
  firstTen: 'Your first ten games',
  firstTenDone: (games: number, of: number) => `${games} of ${of}`,
  hideFirstTen: 'Hide: your first ten games',
  findGamesText: 'Search by title, open the game and add your copy: complete, loose, or just the box.',
  suggestionsText: 'Is one of these on your shelf? Add your copy: complete, loose, or just the box.',
  searchGames: 'Search games',
  browseCatalogue: 'Browse all games',
  browsePlatform: (name: string) => `Browse ${name}`,
};
