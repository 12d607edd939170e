import type { Mutant } from '../mutant.ts';

const pictures = 'packages/server/src/pictures';
const tests = [`${pictures}/pictures.test.ts`];
const cacheTests = [`${pictures}/pictureCache.test.ts`];

export const mutants: Mutant[] = [
  {
    bug: 'any picture address is fetched, whoever signed it',
    file: `${pictures}/pictureAddress.ts`,
    find: 'given.length === own.length && timingSafeEqual(given, own) && isPictureOf(config, url)',
    plant: 'given.length === own.length && isPictureOf(config, url)',
    tests,
  },
  {
    bug: 'a host that was taken off the list is still asked',
    file: `${pictures}/pictureAddress.ts`,
    find: 'timingSafeEqual(given, own) && isPictureOf(config, url)',
    plant: 'timingSafeEqual(given, own)',
    tests,
    lives: 'the only hosts that can be taken off are on this machine, where the client does not go either',
  },
  {
    bug: 'a host that only ends like the marketplace’s may send pictures',
    file: `${pictures}/pictureHosts.ts`,
    find: "'.vinted.net'",
    plant: "'.net'",
    tests,
  },
  {
    bug: 'pictures come over plain http',
    file: `${pictures}/pictureHosts.ts`,
    find: "url.protocol === 'https:' && ",
    plant: '',
    tests,
  },
  {
    bug: 'everybody who looks makes a request of their own',
    file: `${pictures}/pictures.ts`,
    find: 'underWay.set(url, brought);',
    plant: '',
    tests,
  },
  {
    bug: 'a broken picture is asked for at each look',
    file: `${pictures}/pictures.ts`,
    find: 'failedUntil.set(url, ctx.now().getTime() + failedForMs);',
    plant: '',
    tests,
  },
  {
    bug: 'a picture that is deep takes all memory',
    file: `${pictures}/pictures.ts`,
    find: '> largestDecoded) throw',
    plant: '< 0) throw',
    tests,
  },
  {
    bug: 'any type of answer counts as a picture',
    file: `${pictures}/fetchPicture.ts`,
    find: "const types = ['image/jpeg', 'image/png', 'image/webp'];",
    plant: "const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'text/html', ''];",
    tests,
  },
  {
    bug: 'the cache of pictures grows without end',
    file: `${pictures}/pictureCache.ts`,
    find: 'total + room <= mostBytes',
    plant: 'total + room <= Infinity',
    tests: cacheTests,
  },
  {
    bug: 'a picture that is looked at goes like one that is not',
    file: `${pictures}/pictureCache.ts`,
    find: 'if (!kept.delete(key)) return bytes; // it went while it was read',
    plant: '',
    tests: cacheTests,
  },
  {
    bug: 'after a restart the cache forgets what was used last',
    file: `${pictures}/pictureCache.ts`,
    find: 'one.usedAt - other.usedAt',
    plant: 'other.usedAt - one.usedAt',
    tests: cacheTests,
  },
];
