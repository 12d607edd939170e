import { plural } from '../plural.ts';

/** Of sources that are ours; the others go by their own names. */
const sourceNames: Readonly<Record<string, string>> = {
  Corrections: 'Corrections',
  'IGDB sample data': 'IGDB sample data',
};

export const credit = {
  attribution: 'Game catalogue by Cartouche',
  gameFacts: (sources: string) => `Game data: ${sources}`,
  aboutTheData: 'About the data',
  poweredByIgdb: 'Powered by IGDB.com',

  lead: 'What the catalogue knows of games is from these sources. Each keeps its licence: whoever passes the data on names them.',
  own: 'Written for Cartouche. It comes with every installation.',
  corrections: 'What people of this site put right, and its operator accepted.',
  sourceNames,
  gamedatabase: 'Games of cartridge consoles with their titles, dates and makers, by PigSaint.',
  igdb: 'The Internet Game Database, asked by this site.',
  libretro: 'Games with their regions, serials and makers, kept by the contributors of libretro.',
  igdbSample: 'Answers of the stand-in that plays IGDB on this machine: ratings and pictures are made up.',
  other: 'Brought in by whoever runs this site.',
  games: plural('en')({ one: '# game', other: '# games' }),
  changed: (day: string) => `Last change here: ${day}`,
  version: (revision: string) => `Version ${revision}`,
  licence: (name: string) => `Licence: ${name}`,
  nothing: 'The catalogue is empty.',

  changesTitle: 'What we change',
  changes:
    'One game can be in several sources. Its facts are put together, each from the source that is most reliable for it, and spelled alike. A game’s page names the sources of what it shows.',
  picturesTitle: 'Pictures',
  pictures:
    'The art on boxes and the pictures of games belong to their makers and publishers, and are shown to recognize a game by. Covers without a picture are drawn by Cartouche.',
  alongTitle: 'What you take along',
  along:
    'An archive of your collection, the export of a list as Excel, CSV or JSON and a printed list name these sources and their licences.',

  factsFrom: 'Facts from',
  coverFrom: (source: string) => `Cover from ${source}`,
};
