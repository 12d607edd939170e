import type { Mutant } from '../mutant.ts';

const outbound = 'packages/server/src/outbound';
const listings = 'packages/server/src/listings';
const ofClient = [`${outbound}/client.test.ts`];
const ofKept = [`${outbound}/kept.test.ts`];
const ofEbay = [`${listings}/ebay.test.ts`];
const ofBudget = [`${listings}/budget.test.ts`];
const ofNotices = [`${listings}/ebayNotices.test.ts`];
const ofMarketplace = [`${listings}/marketplace.test.ts`];

/** The way out to providers, and what becomes of eBay's answers. */
export const mutants: Mutant[] = [
  {
    bug: 'categories in trouble keep everybody from searching',
    file: `${listings}/ebay.ts`,
    find: 'taxonomy: createClient({ ...settings, longestMs: Math.min(timeoutMs, longestForCategoryMs) })',
    plant: 'taxonomy: client',
    tests: ofEbay,
  },
  {
    bug: 'a host that is a number is not looked at',
    file: `${outbound}/send.ts`,
    find: '  requireAllowedHost(url, reach);',
    plant: '',
    tests: ofClient,
  },
  {
    bug: 'a name may lead to any address',
    file: `${outbound}/addresses.ts`,
    find: 'if (!found.every(({ address }) => isAllowed(address, reach)))',
    plant: "if (reach === 'public' && found.length === 0)",
    tests: ofClient,
  },
  {
    bug: 'what configuration names may be anywhere in the network',
    file: `${outbound}/addresses.ts`,
    find: "(reach === 'public or loopback' && isLoopback(address))",
    plant: "reach === 'public or loopback'",
    tests: ofClient,
  },
  {
    bug: 'a redirect leads to another host',
    file: `${outbound}/client.ts`,
    find: 'if (to.origin !== url.origin)',
    plant: 'if (to.origin === "")',
    tests: ofClient,
  },
  {
    bug: 'an answer of any type is read',
    file: `${outbound}/reading.ts`,
    find: 'if (types.includes(type))',
    plant: 'if (types.length > 0)',
    tests: ofClient,
  },
  {
    bug: 'an answer may be of any size',
    file: `${outbound}/send.ts`,
    find: 'if (bytes > largestBytes)',
    plant: 'if (bytes < 0)',
    tests: ofClient,
  },
  {
    bug: 'a POST is sent again',
    file: `${outbound}/client.ts`,
    find: "isRepeatable = method !== 'POST'",
    plant: 'isRepeatable = true',
    tests: ofClient,
  },
  {
    bug: 'the pause that a provider asks for is not waited for',
    file: `${outbound}/client.ts`,
    find: 'Math.max(retryAfterMs, ',
    plant: 'Math.max(0, ',
    tests: ofClient,
  },
  {
    bug: 'everybody tries at once whether a provider works again',
    file: `${outbound}/breaker.ts`,
    find: 'if (isTrying) return 1000;',
    plant: '',
    tests: ofClient,
  },
  {
    bug: 'a refusal of ours lets a provider in trouble off',
    file: `${outbound}/client.ts`,
    find: 'breaker.untried()',
    plant: 'breaker.succeeded()',
    tests: ofClient,
  },
  {
    bug: 'the log says where the other form is, and what stands there',
    file: `${outbound}/reading.ts`,
    find: "${places.join(', ')}.",
    plant: "${places.join(', ')}: ${body.toString()}.",
    tests: ofClient,
  },
  {
    bug: 'two who ask at once ask twice',
    file: `${outbound}/kept.ts`,
    find: 'underWay.get(key) ?? bring',
    plant: 'bring',
    tests: ofKept,
  },
  {
    bug: 'an old answer serves for ever',
    file: `${outbound}/kept.ts`,
    find: 'if (!old || ageOf(old) >= keptMs)',
    plant: 'if (!old)',
    tests: ofKept,
  },
  {
    bug: 'a token is used until its very end',
    file: `${outbound}/token.ts`,
    find: 'lastsMs - earlyMs',
    plant: 'lastsMs',
    tests: ofEbay,
  },
  {
    bug: 'an auction costs nothing',
    file: `${listings}/ebayListing.ts`,
    find: '(isCurrentBid ? (bid ?? asked) : asked)',
    plant: 'asked',
    tests: ofEbay,
  },
  {
    bug: 'yen have cents',
    file: `${listings}/ebayListing.ts`,
    find: 'roundMoney(amount, currency), currency',
    plant: 'amount, currency',
    tests: ofEbay,
  },
  {
    bug: 'a link leads wherever a listing says',
    file: `${listings}/ebayListing.ts`,
    find: 'url !== undefined && isOwnAddress(url) ? url : null',
    plant: 'url ?? null',
    tests: ofEbay,
  },
  {
    bug: 'only what has a fixed price is searched',
    file: `${listings}/ebay.ts`,
    find: 'buyingOptions:{FIXED_PRICE|AUCTION|BEST_OFFER}',
    plant: 'buyingOptions:{FIXED_PRICE}',
    tests: ofEbay,
  },
  {
    bug: 'a site without our category has no listings',
    file: `${listings}/ebay.ts`,
    find: 'if (category === undefined || !isAboutCategory(error))',
    plant: 'if (isAboutCategory(error))',
    tests: ofEbay,
  },
  {
    bug: 'the whole day’s calls may be spent in an hour',
    file: `${listings}/budget.ts`,
    find: 'Math.floor(callsPerDay / windowsPerDay)',
    plant: 'callsPerDay',
    tests: ofBudget,
  },
  {
    bug: 'one user takes everybody’s calls',
    file: `${listings}/budget.ts`,
    find: 'Math.ceil(hourly(callsPerDay) / 2)',
    plant: 'hourly(callsPerDay)',
    tests: ofBudget,
  },
  {
    bug: 'anybody’s notice is taken',
    file: `${listings}/ebayNotices.ts`,
    find: "verify('sha1', body, key, Buffer.from(said.signature, 'base64'))",
    plant: "key !== '' && said.signature !== ''",
    tests: ofNotices,
  },
  {
    bug: 'strangers’ keys are asked for without end',
    file: `${listings}/ebayNotices.ts`,
    find: "        await throttle(ctx, 'keys of ebay notices', keysPerHour);\n",
    plant: '',
    tests: ofNotices,
  },
  {
    bug: 'the cookie counts before the user’s preference',
    file: `${listings}/marketplace.ts`,
    find: '(await preferredMarketplaceOf(ctx.db, userId)) ?? cookieOf(request)',
    plant: 'cookieOf(request) ?? (await preferredMarketplaceOf(ctx.db, userId))',
    tests: ofMarketplace,
  },
  {
    bug: 'the preference takes the place of whatever is asked for',
    file: `${listings}/marketplace.ts`,
    find: 'asked !== undefined && asked !== usualMarketplace',
    plant: 'asked === usualMarketplace',
    tests: ofMarketplace,
  },
  {
    bug: 'the browser’s language counts before the country',
    file: `${listings}/marketplace.ts`,
    find: "[String(country ?? '').toUpperCase(), ...regionsOf(headers['accept-language'] ?? '')]",
    plant: "[...regionsOf(headers['accept-language'] ?? ''), String(country ?? '').toUpperCase()]",
    tests: ofMarketplace,
  },
];
