import type { Mutant } from './mutant.ts';

const listings = 'packages/web/src/listings';
const scanner = 'packages/web/src/scanner';
const tests = [`${listings}/listings.test.ts`];
const scannerTests = [`${scanner}/scanner.test.ts`, `${scanner}/problems.test.ts`];
const cameraTests = [`${scanner}/camera.test.ts`];

export const mutants: Mutant[] = [
  {
    bug: 'the marketplace is asked for listings that nobody has scrolled to',
    file: 'packages/web/src/ui/useSeen.ts',
    find: 'useState(false)',
    plant: 'useState(true)',
    tests,
  },
  {
    bug: 'the cheapest listings are empty boxes',
    file: `${listings}/sortListings.ts`,
    find: 'Number(isMarked(one)) - Number(isMarked(other)) ||',
    plant: '',
    tests: [`${listings}/sortListings.test.ts`],
  },
  {
    bug: 'the listings of the former country are shown as those of the chosen one',
    file: `${listings}/useListings.ts`,
    find: 'chosen === undefined || data?.marketplace === chosen ? data : undefined',
    plant: 'data',
    tests,
  },
  {
    bug: 'a listing without a price costs nothing',
    file: `${listings}/ListingPrice.tsx`,
    find: 'price === 0 ? null : price',
    plant: 'price',
    tests,
  },
  {
    bug: 'a bid looks like a price',
    file: `${listings}/ListingPrice.tsx`,
    find: '{isCurrentBid && ',
    plant: '{false && ',
    tests,
  },
  {
    bug: 'a marketplace that is switched off can be tried again for ever',
    file: `${listings}/EbayListings.tsx`,
    find: "toRefusal(error)?.code === 'marketplace_off'",
    plant: 'false',
    tests,
  },
  {
    bug: 'made-up listings look like real ones',
    file: `${listings}/useListings.ts`,
    find: 'answer?.isSample ?? false',
    plant: 'false',
    tests,
  },
  {
    bug: 'the lowest price is that of whatever comes first',
    file: `${scanner}/usePriceCheck.ts`,
    find: '.toSorted(byPrice)',
    plant: '',
    tests: scannerTests,
  },
  {
    bug: 'the price of a console that nobody has is looked up',
    file: `${scanner}/useBoxScan.ts`,
    find: 'reading.isSure && reading.platformId !== null',
    plant: 'reading.isSure',
    tests: scannerTests,
  },
  {
    bug: 'a picture without data is called one of another format',
    file: 'packages/web/src/photos/checkFile.ts',
    find: "if (file.size === 0) return refused({ what: 'noData' });",
    plant: '',
    tests: [...scannerTests, ...cameraTests],
  },
  {
    bug: 'the price check does not notice that the session is over',
    file: `${scanner}/usePriceCheck.ts`,
    find: 'endLostSession(error);',
    plant: '',
    tests: scannerTests,
  },
  {
    bug: 'the settings do not know the country that this browser remembers',
    file: 'packages/web/src/session/usePreferences.ts',
    find: 'saved.preferred_marketplace ?? storedMarketplace() ??',
    plant: 'saved.preferred_marketplace ??',
    tests,
  },
  {
    bug: 'the focus goes with the button that was pressed',
    file: 'packages/web/src/ui/catchFocus.ts',
    find: '(section ?? part).focus({ preventScroll: true });',
    plant: '',
    tests: scannerTests,
  },
  {
    bug: 'the condition of a copy is in the language of the site',
    file: `${scanner}/PriceList.tsx`,
    find: 'condition ? text.conditions[condition] : status',
    plant: 'status',
    tests: scannerTests,
  },
  {
    bug: 'a picture that could not be sent is lost',
    file: 'packages/web/src/reading/usePictureRead.ts',
    find: 'if (!mayPass(error)) setPicture(null);',
    plant: 'setPicture(null);',
    tests: ['packages/web/src/reading/coverScan.test.ts'],
  },
  {
    bug: 'a picture that was cancelled comes back',
    file: 'packages/web/src/reading/usePictureRead.ts',
    find: '      if (leaving.signal.aborted) return;\n      setReading(found);',
    plant: '      setReading(found);',
    tests: scannerTests,
  },
  {
    bug: 'a search that something on the way answers ends without a word',
    file: 'packages/web/src/developer/VintedSearchPage.tsx',
    find: 'const hasNothing = data === null;',
    plant: 'const hasNothing = false;',
    tests: ['packages/web/src/developer/vintedSearch.test.ts'],
  },
];
