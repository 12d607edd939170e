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

  lead: 'Our game data comes from these sources. Each keeps its own licence: whoever passes the data on must name them.',
  own: 'Written for Cartouche and included in every installation.',
  corrections: 'What members of this site corrected and its operator accepted.',
  sourceNames,
  gamedatabase: 'Games for cartridge consoles with their titles, dates and publishers, by PigSaint.',
  igdb: 'The Internet Game Database, queried by this site.',
  libretro:
    'Games with their regions, serial numbers and publishers, maintained by the contributors of libretro.',
  igdbSample: 'Sample answers given on this machine in place of IGDB: ratings and pictures are made up.',
  other: 'Added by whoever runs this site.',
  games: plural('en')({ one: '# game', other: '# games' }),
  changed: (day: string) => `Last change here: ${day}`,
  version: (revision: string) => `Version ${revision}`,
  licence: (name: string) => `Licence: ${name}`,
  nothing: 'The catalogue is empty.',

  changesTitle: 'What we change',
  changes:
    'A game can appear in several sources. Its facts are combined, each taken from the source that is most reliable for it, and their spelling is unified. A game’s page names the sources of what it shows.',
  picturesTitle: 'Pictures',
  pictures:
    'Box art and pictures of games belong to their creators and publishers; they are shown so that you can recognize a game. Games without a picture have a cover drawn by Cartouche.',
  alongTitle: 'What you take with you',
  along:
    'Archives of your collection, lists exported as Excel, CSV or JSON, and printed lists name these sources and their licences.',

  factsFrom: 'Facts from',
  coverFrom: (source: string) => `Cover from ${source}`,
};
