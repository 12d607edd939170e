import { plural } from '../plural.ts';

export const archive = {
  exportTitle: 'Export your collection',
  exportHint: 'Title, platform, completeness and condition of every game you own, as a file.',
  csv: 'Export as CSV',
  csvHint: 'For spreadsheets.',
  json: 'Export as JSON',
  jsonHint: 'For programs.',
  exporting: 'Exporting...',
  exported: (games: number, file: string) => `${gamesOf(games)} in ${file}, in your downloads.`,
  exportFailed: 'Failed to export collection.',
  upgrade: 'Exporting your collection as CSV or JSON comes with a paid plan.',

  downloadTitle: 'Download everything',
  downloadHint:
    'All your data in one zip, on every plan: collection, wishlist, platforms, bin, photos and price alerts, as JSON and CSV. An archive of up to 1 GB can be imported again.',
  download: 'Download archive',
  downloadOffline: 'You are offline. The archive can be downloaded as soon as you are connected again.',

  importTitle: 'Import an archive',
  importHint:
    'Restores an archive that was downloaded here, into an account with no games, wishes or price alerts, and an empty bin.',
  choose: 'Choose an archive',
  notEmpty: 'Your account already has games, so no archive can be imported into it.',
  import: 'Import',
  importing: 'Importing...',
  importWhat:
    'Games that the catalogue here does not know are left out and listed. Everything else is added to this account. A damaged archive adds nothing.',
  chooseOther: 'Choose another file',
  megabytes: (size: string) => `${size} MB`,
  sending: 'Sending the archive...',
  reading: 'Sent. Putting the games on your shelf...',
  noAnswer: 'The server could not be reached. Check your connection and try again.',

  imported: 'Your archive was imported',
  nothingKnown: 'No games were imported',
  noneKnown: 'The catalogue here knows none of its titles.',
  nothingIn: 'The archive holds no games and no wishes.',
  games: (count: number) => gamesOf(count),
  wishes: plural('en')({ one: '# wish', other: '# wishes' }),
  photos: plural('en')({ one: '# photo', other: '# photos' }),
  seeCollection: 'See my collection',
  missing: plural('en')({ one: '# title was left out', other: '# titles were left out' }),
  firstOfThem: (count: number) => `The first ${count}:`,
  missingWhy: 'The catalogue here does not have them under this title and platform.',
};

function gamesOf(count: number): string {
  return plural('en')({ one: '# game', other: '# games' })(count);
}
