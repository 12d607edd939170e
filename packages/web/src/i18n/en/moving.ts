import { plural } from '../plural.ts';

const moreGames = plural('en')({ one: '# more game', other: '# more games' });

export const moving = {
  title: 'Bring your collection',
  intro:
    'Choose the file that your tracker exports, or any table with a column for the title: CSV, TSV, XLSX, XML or JSON. You see what would change before anything is added.',
  trackers: (names: string) => `Recognized by what is in the file: ${names}.`,
  choose: 'Choose a file',
  drop: 'Drop the file here',
  sending: (share: string) => `Sending the file: ${share}`,
  reading: 'Reading the file',
  kept: (unwritten: number, written: number) =>
    `The file itself is not kept. What was read of it is deleted ${unwritten} days later, or ${written} days after it was added.`,
  past: 'Files you have read',
  open: 'Open',
  offline: 'You are offline, and this did not get through. Try again as soon as you are connected again.',
  wasOffline: 'You were offline, and this did not get through. Please do it again.',
  unknown:
    'No answer came, so it is not known whether this arrived. How it stands shows here as soon as the server can be reached.',
  seen: 'No answer came. This is how it stands now: if it did not arrive, please do it again.',
  goneTitle: 'This file is not kept any more',
  goneText:
    'What was read of a file is deleted after some days, or when you forget it. What it added to your collection stays.',
  chooseAgain: 'Choose the file again',
  fileOffline: (name: string) =>
    `You are offline, and “${name}” was not sent. It stays chosen: send it as soon as you are connected again.`,
  fileUnsent: (name: string) => `“${name}” could not be sent. It stays chosen: please send it again.`,
  sendAgain: 'Send it again',
  forget: 'Forget this file',

  states: {
    mapping: 'Columns to check',
    matching: 'Looking for the games',
    ready: 'Not added yet',
    writing: 'Being added',
    written: 'Added',
    undoing: 'Being undone',
    undone: 'Undone',
  },
  rows: plural('en')({ one: '# row', other: '# rows' }),
  progress: (done: string, all: string) => `${done} of ${all}`,
  stop: 'Stop',
  stopping: 'Stopping after this batch',
  mayLeave: 'You can leave this page: the work goes on.',
  besideOthers: 'Others are bringing their collections at the moment, so this may take a while longer.',
  waits: (name: string) => `Waiting for “${name}”`,
  waitsText: 'The turn of this file comes by itself as soon as that one is done. You can leave this page.',
  openOther: 'Open that file',
  unreached:
    'There is no connection at the moment. The work goes on without it, and how far it is shows as soon as you are connected again.',

  sheet: 'table',
  recognised: (name: string) => `Recognized: ${name}`,
  facts: 'How the file was read',
  encoding: 'Encoding',
  separator: 'Columns separated by',
  separators: { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as Record<string, string>,
  date: 'A date',
  price: 'A price',
  currency: 'Currency',
  noCurrency: 'not named in some rows',
  noCurrencyAtAll: (name: string) => `not named: counted as ${name}`,
  prices: 'Currency of the prices',
  ownCurrency: (name: string) => `${name}, like your account`,
  asEachSays: (name: string) => `As written, otherwise ${name}`,
  notConverted: (others: string, own: string) =>
    `Your prices are in ${own}. Nothing is converted: prices in ${others} go into the notes, with their currency.`,
  changeCurrency: 'Change your currency in the settings',
  lookAgain: 'Look again with your new currency',
  openPrice: (written: string) => `How much is a price paid of “${written}”?`,
  unitOpen: 'I don’t know: such prices go into the notes',
  readAs: (written: string, read: string) => `“${written}” is ${read}`,
  inNotes: 'Goes into the notes',
  askedBelow: 'Asked below',
  leftOut: 'Not read',
  sheetNamed: (name: string) => `the sheet “${name}”`,
  dateOrder: 'Dates such as 03/04/2024',
  dateOrders: {
    dmy: 'day first',
    mdy: 'month first',
    mixed: 'now one, now the other: they go into the notes',
  },
  list: 'Rows that name no list go to',
  lists: { collection: 'My collection', wishlist: 'My wishlist', out: 'Left out' },
  repairs: {
    rows: 'Some rows have more cells than the header, often because a text without quotation marks holds the sign that separates the columns. They are left out: correct them in the file, and choose it again.',
    twiceEncoded: 'Some letters look broken (“Ã©” for “é”): the file was saved twice in different encodings.',
    spreadsheet: 'A spreadsheet seems to have changed some titles or barcodes into dates or numbers.',
  },
  cutNotes: (lines: string, letters: string) =>
    `Notes have room for ${letters} characters. Those of these lines are longer, and lose their end: ${lines}.`,
  brokenLines: (lines: string) =>
    `Some quotation marks have no end. Their lines were each read by themselves, please check them: ${lines}.`,

  map: 'Set the columns myself',
  repair: 'Repair these letters',
  asWritten: 'Read the letters as they are in the file',

  columns: 'What the columns mean',
  columnsHint:
    'Each column with three of its values. Your choice is remembered for tables with the same columns.',
  means: (column: string) => `Column “${column}”`,
  ofTab: 'Name of the sheet or file',
  needsTitle: 'Please say which column is the title.',
  needsPrice: (column: string) =>
    `Please say what the column “${column}” is: the price paid, your estimate of the value, or something for the notes.`,
  look: 'See what would happen',
  stopped: 'You stopped looking for the games of this file.',
  /** What a file can say beside the fields of a copy. */
  fields: {
    title: 'Title',
    platform: 'Platform',
    game: 'Has the game (yes or no)',
    box: 'Has the box (yes or no)',
    manual: 'Has the manual (yes or no)',
    sealed: 'Sealed (yes or no)',
    paid: 'Price paid',
    currency: 'Currency of the price',
    bought: 'Bought on',
    added: 'Added on',
    region: 'Region',
    barcode: 'Barcode',
    serial: 'Serial number',
    list: 'Owned, wished or sold',
    owned: 'Owned (yes or no)',
    sold: 'Sold (yes or no)',
    quantity: 'Quantity',
    year: 'Year',
    igdb: 'IGDB number',
    kind: 'Kind of thing',
    price: 'A price: paid or a value?',
    note: 'A line of the notes',
    nothing: 'Leave out',
  },
  says: (field: string, value: string) => `${field}: ${value}`,
  /** A wish has no fields. */
  notOfWish: (says: string) => `Not kept with a wish: ${says}`,

  words: 'What the file’s words mean',
  wordTables: {
    platforms: 'Platforms',
    completeness: 'Completeness',
    condition: 'Condition',
    lists: 'Lists',
  },
  wordRows: (word: string, rows: string) => `${word} (${rows})`,
  unknownPlatforms: plural('en')({
    one: '# platform name is unknown. Tell us which one it is, and its games will be looked up.',
    other: '# platform names are unknown. Tell us which ones they are, and their games will be looked up.',
  }),
  noPlatform: 'Some rows name no platform. If all of them are for one, choose it here.',
  noName: 'No platform named',
  entryHasPlatform: 'Until then, none of these rows becomes an entry of your own.',
  unknownLists: plural('en')({
    one: '# row waits: the word for its list is not known. Say where it goes, or it is left out.',
    other: '# rows wait: the words for their lists are not known. Say where they go, or they are left out.',
  }),
  unknownCompleteness: plural('en')({
    one: '# row does not say clearly how complete its copy is: it counts as complete unless you say otherwise.',
    other:
      '# rows do not say clearly how complete their copies are: they count as complete unless you say otherwise.',
  }),
  unknownCondition: plural('en')({
    one: '# row has a word for the condition that is not known: it goes into the notes unless you say what it means.',
    other:
      '# rows have words for the condition that are not known: they go into the notes unless you say what they mean.',
  }),
  noMeaning: 'Says nothing',
  leaveOut: 'Leave out',
  notChosen: 'Not known yet',
  apply: 'Look again with these meanings',

  statuses: {
    new: 'New',
    same: 'Already there',
    differs: 'Differs',
    several: 'Please choose',
    missing: 'Not found',
    copy: 'More copies',
    out: 'Left out',
    changed: 'Changed here',
  },
  searchRows: 'Search the rows of the file',
  found: plural('en')({ one: '# row found', other: '# rows found' }),
  foundMany: (most: number) => `The first ${most} rows found. Add words to narrow them down.`,

  statusHints: {
    new: 'These are added.',
    same: 'You have these as the file says, and nothing is written. If the file means another copy than the one you have, add it too.',
    differs:
      'You have these, but the file says something else. What you entered or edited here stays unless you choose the file’s; what an earlier file brought follows the newer one, unless you keep yours.',
    several:
      'These are close to games of the catalogue, but not certain. Rows without a choice are not added.',
    missing: 'The catalogue does not have these under this title. Search, enter them yourself, or skip them.',
    copy: 'The file has more copies of these games than you have here. These are added beside the main one, unless you skip them, or say that one is the copy you have.',
    out: 'These are left out, for the reason beside each.',
    changed:
      'Your copies of these were added, edited or removed since you looked at this file. They were compared again: check them before you add the rest.',
  },
  reasons: {
    noTitle: 'no title',
    noPlatform: 'the platform is not known',
    otherPlatform: 'a store of downloads, or a platform that is not collected here or that you left out',
    kind: 'not a game',
    digital: 'not a physical copy',
    sold: 'sold',
    none: 'none of it is there: no part, or a quantity of 0',
    sum: 'a sum, not a game',
    wordOut: 'its list is left out',
    damaged: 'more cells than the header',
    unsure: 'the title is close, but not the same',
    owned: 'you own it already',
  },
  line: (line: string) => `Line ${line}`,
  difference: 'Field',
  yours: 'Yours',
  files: 'The file',
  takeFile: 'Take the file’s',
  keepMine: 'Keep mine',
  takeFileAll: 'Take the file’s for all of these',
  keepMineAll: 'Keep mine for all of these',
  further: 'Add as another copy',
  isFurther: 'Another copy',
  have: 'It is the one I have',
  isHad: 'The one you have',
  skip: 'Skip',
  skipAll: 'Skip all of these',
  skipped: 'Skipped',
  entry: 'Enter it myself',
  entryAll: 'Enter all of these myself',
  entered: 'Becomes your own entry',
  corrects: 'Your correction comes along',
  correctsNot: 'Its correction is left out',
  search: 'Search',
  undecide: 'Undo',
  ofRow: (verb: string, title: string) => `${verb}: ${title}`,
  suggestions: plural('en')({
    one: '# row has a title that is only close, and a single suggestion on its platform. A title of that game has all its words, give or take a letter in each.',
    other:
      '# rows have titles that are only close, and a single suggestion each on their platform. A title of that game has all their words, give or take a letter in each.',
  }),
  takeSuggestions: plural('en')({ one: 'Accept the suggestion', other: 'Accept all # suggestions' }),
  suggestionsTaken: plural('en')({
    one: '# suggestion accepted.',
    other: '# suggestions accepted.',
  }),
  giveBack: 'Undo',
  pickTitle: 'Which game is it?',
  pickText: (title: string, platform: string) =>
    `In the file: ${title}${platform === '' ? '' : `, ${platform}`}`,

  plan: (...parts: string[]) => parts.join(' · '),
  adds: plural('en')({ one: '# game is added', other: '# games are added' }),
  copies: plural('en')({ one: '# more copy is added', other: '# more copies are added' }),
  changes: plural('en')({ one: '# copy is changed', other: '# copies are changed' }),
  beyond: plural('en')({
    one: '# copy of the file is left out:',
    other: '# copies of the file are left out:',
  }),
  mostCopies: (most: number) => `a game can have at most ${most} copies.`,
  overtaken: plural('en')({
    one: '# row was not added, because its game was changed here in the meantime.',
    other: '# rows were not added, because their games were changed here in the meantime.',
  }),
  andMore: plural('en')({ one: 'and # more', other: 'and # more' }),
  changedSince: plural('en')({
    one: 'Your collection has changed since this was looked at: # row would not be added.',
    other: 'Your collection has changed since this was looked at: # rows would not be added.',
  }),
  lookOnceMore: 'Look again',
  wishes: plural('en')({ one: '# wish', other: '# wishes' }),
  corrections: plural('en')({ one: '# correction', other: '# corrections' }),
  undecided: plural('en')({
    one: '# row is undecided and is not added',
    other: '# rows are undecided and are not added',
  }),
  noRoom: (adds: string, room: number) =>
    `Your plan has room for ${moreGames(room)}, and this would add ${adds}. Nothing is added until it fits.`,
  skipSome: 'Choose what to skip',
  seePlans: 'See the plans',
  noEntryRoom: (entries: string, room: number) =>
    `You can enter ${moreGames(room)} yourself, and this would enter ${entries}. Skip some of them.`,
  write: 'Add to my collection',
  nothingToDo: 'There is nothing to add: all of it is here already.',
  nothingYet: 'Nothing would be added yet.',
  restLeft: 'Nothing would be added: the rows that are not here already are skipped or left out.',
  defaults:
    'Where the file does not say, a copy counts as complete and in good condition, like any copy you add.',

  writingStopped:
    'You stopped it, and nothing of this file is in your collection. You can add it whenever you like.',
  gaveUp:
    'The work on this file failed several times and was given up. Nothing of the file is in your collection. Please try again later.',

  cardTitle: 'Bring a collection from elsewhere',
  cardHint: 'From GAMEYE, CLZ, VGCollect, PriceCharting and others, or from a table of your own.',
};
