import type { Mutant } from '../mutant.ts';

const listings = 'packages/server/src/listings';
const scanner = 'packages/server/src/scanner';
const ofQueries = [`${listings}/gameQuery.test.ts`];
const ofMarks = [`${listings}/listingMarks.test.ts`];
const ofVinted = ['checks/vinted.test.ts'];
const ofScanner = ['checks/scanner.test.ts'];

/** What is searched for at marketplaces, how what is found is read, and what is read from a picture. */
export const mutants: Mutant[] = [
  {
    bug: 'a game is searched by the name that its platform has elsewhere',
    file: `${listings}/gameQuery.ts`,
    find: 'known?.own?.[market] ?? ',
    plant: '',
    tests: ofQueries,
  },
  {
    bug: 'a subtitle is searched for after a number',
    file: `${listings}/gameTitle.ts`,
    find: '(!isNumbered || editions.test(part))',
    plant: 'part',
    tests: ofQueries,
  },
  {
    bug: 'a long title pushes the platform out of the query',
    file: `${listings}/gameQuery.ts`,
    find: "[...words, platform].join(' ').length > longest",
    plant: "words.join(' ').length > longest",
    tests: ofQueries,
  },
  {
    bug: 'a barcode with a wrong digit is sent',
    file: `${listings}/gameQuery.ts`,
    find: 'sum % 10 === 0 ? digits : null',
    plant: 'digits',
    tests: ofQueries,
  },
  {
    bug: 'a sign of the title excludes words from the search',
    file: `${listings}/gameQuery.ts`,
    find: ".replace(/[^\\p{L}\\p{N}']+/gu, ' ')",
    plant: '',
    tests: ofQueries,
  },
  {
    bug: 'Custom Robo is taken for a custom cartridge',
    file: `${listings}/listingMarks.ts`,
    find: 'saidOf(withoutPhrase(listing, title))',
    plant: 'saidOf(` ${listing} `)',
    tests: ofMarks,
  },
  {
    bug: 'a console that a game is named after is always its own',
    file: `${listings}/listingMarks.ts`,
    find: 'times > timesIn(` ${title} `, name)',
    plant: 'times > 0',
    tests: ofMarks,
  },
  {
    bug: 'the price check searches by the name of a console that no seller uses',
    file: `${listings}/secondHand.ts`,
    find: 'platformId === undefined ? undefined : await titleOn(ctx, platformId, search)',
    plant: 'undefined',
    tests: ofVinted,
  },
  {
    bug: 'a marketplace that said no is called one that was asked too often',
    file: `${listings}/secondHand.ts`,
    find: "kind === 'busy' ? ",
    plant: "kind !== 'failed' ? ",
    tests: ofVinted,
  },
  {
    bug: 'a game that comes with a poster is taken for a poster',
    file: `${listings}/listingMarks.ts`,
    find: 'unlessAdded ? `',
    plant: 'unlessAdded === undefined ? `',
    tests: ofMarks,
  },
  {
    bug: 'a game of the Wii U is taken for one of the Wii',
    file: `${listings}/listingMarks.ts`,
    find: 'other.name.length - one.name.length',
    plant: 'one.name.length - other.name.length',
    tests: ofMarks,
  },
  {
    bug: 'a sequel is taken for the game',
    file: `${listings}/otherGame.ts`,
    find: 'return hasFurtherNumber(words, game.title);',
    plant: 'return false;',
    tests: ofMarks,
  },
  {
    bug: 'a longer title is taken for the game',
    file: `${listings}/otherGame.ts`,
    find: "return isLonger(named.join(' ')) && named.every(has);",
    plant: 'return false;',
    tests: [`${listings}/wantedGame.test.ts`],
  },
  {
    bug: 'after a no, Vinted is asked again within minutes',
    file: `${listings}/vinted.ts`,
    find: '  client.rest(restMs);\n',
    plant: '',
    tests: ofVinted,
  },
  {
    bug: 'a token that is over is never replaced',
    file: `${listings}/vinted.ts`,
    find: 'error.status !== 401',
    plant: 'error.status !== 400',
    tests: ofVinted,
  },
  {
    bug: 'Vinted is asked as fast as people type',
    file: 'packages/server/src/throttle/pace.ts',
    find: 'next = now + waitMs + everyMs;',
    plant: 'next = now;',
    tests: ofVinted,
  },
  {
    bug: 'Vinted learns who looks at which picture',
    file: `${listings}/secondHand.ts`,
    find: 'toPictureAddress(config, listing.image_url)',
    plant: 'listing.image_url',
    tests: ofVinted,
  },
  {
    bug: 'one item that cannot be read hides all the others',
    file: `${listings}/vintedReading.ts`,
    find: 'item.catch(() => unreadable)',
    plant: 'item',
    tests: ofVinted,
  },
  {
    bug: 'an item’s address may lead anywhere',
    file: `${listings}/vintedReading.ts`,
    find: 'url?.origin === siteUrl && ',
    plant: 'url && ',
    tests: ofVinted,
  },
  {
    bug: 'Vinted is asked although nobody has switched it on',
    file: 'packages/server/src/vintedConfig.ts',
    find: "'write off, stub or live.').default('off')",
    plant: "'write off, stub or live.').default('live')",
    tests: ofVinted,
  },
  {
    bug: 'a picture leaves with the place where it was taken',
    file: `${scanner}/scan.ts`,
    find: '.jpeg({ quality: 85 })',
    plant: '.keepMetadata().jpeg({ quality: 85 })',
    tests: ofScanner,
  },
  {
    bug: 'what a model thinks is taken for its answer',
    file: `${scanner}/gemini.ts`,
    find: "thought ? '' : text",
    plant: 'text',
    tests: ofScanner,
  },
  {
    bug: 'a reply with words around it is not read',
    file: `${scanner}/reading.ts`,
    find: 'text.slice(index)',
    plant: 'text',
    tests: ofScanner,
  },
  {
    bug: 'the pause that the reader asks for is not kept',
    file: `${scanner}/gemini.ts`,
    find: '  client.rest(retryAfterMs);\n',
    plant: '',
    tests: ofScanner,
  },
  {
    bug: 'one user can have any number of pictures read',
    file: `${scanner}/scanner.ts`,
    find: '  await throttle(ctx, `pictures read for ${userId}`, perMinute);\n',
    plant: '',
    tests: ofScanner,
  },
  {
    bug: 'the stand-in’s readings are not labelled',
    file: `${scanner}/scanner.ts`,
    find: '    isSample: vision.isStandIn,',
    plant: '    isSample: false,',
    tests: ofScanner,
  },
];
