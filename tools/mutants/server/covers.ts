import type { Mutant } from '../mutant.ts';

const covers = 'packages/server/src/catalogue/covers';
const ofCovers = [`${covers}/covers.test.ts`];
const ofBadSources = [`${covers}/badSources.test.ts`];
const ofStorage = [`${covers}/storage.test.ts`];
const ofLibretro = [`${covers}/libretroBoxArt.test.ts`];
const ofPhotos = ['packages/server/src/collection/coverPhotos.test.ts'];

/** Pictures of boxes: where they come from, what is kept of them, and who sees them. */
export const mutants: Mutant[] = [
  {
    bug: 'a picture that no source has is asked for again the next day',
    file: `${covers}/bringPicture.ts`,
    find: 'unknown: 7 * day',
    plant: 'unknown: day',
    tests: ofCovers,
  },
  {
    bug: 'a source that fails once counts as one without the picture',
    file: `${covers}/bringPicture.ts`,
    find: 'failed: 10 * minute',
    plant: 'failed: 7 * day',
    tests: ofBadSources,
  },
  {
    bug: 'a source that sends us away is asked on',
    file: `${covers}/bringPicture.ts`,
    find: 'if (error.status === 403) source.rest(restMs);',
    plant: '',
    tests: ofBadSources,
  },
  {
    bug: 'a dot counts as a cover',
    file: `${covers}/coverPicture.ts`,
    find: 'short < shortestSide || ',
    plant: '',
    tests: ofBadSources,
  },
  {
    bug: 'a picture that takes too much memory is decoded',
    file: `${covers}/coverPicture.ts`,
    find: "if (decodedBytes(found) > largestDecoded) throw new Error('It has too many pixels.');",
    plant: '',
    tests: ofBadSources,
  },
  {
    bug: 'two processes fetch the same cover',
    file: `${covers}/pictures.store.ts`,
    find: 'coalesce(p.fetching_until <= ${now}, true)',
    plant: 'true',
    tests: ofStorage,
  },
  {
    bug: 'a cover that made room for others comes back at once',
    file: `${covers}/pictures.store.ts`,
    find: 'missing_until = ${until}\n',
    plant: 'missing_until = null\n',
    tests: ofStorage,
  },
  {
    bug: 'covers may take any room',
    file: `${covers}/bringPicture.ts`,
    find: '    await makeRoom(ctx);\n',
    plant: '',
    tests: ofStorage,
  },
  {
    bug: 'what was used last makes room first',
    file: `${covers}/pictures.store.ts`,
    find: 'order by used_at desc, source',
    plant: 'order by used_at, source',
    tests: ofStorage,
  },
  {
    bug: 'a removed cover comes back with the next question',
    file: `${covers}/pictures.store.ts`,
    find: 'where not exists (select from cover_removals where source = ${source} and source_key = ${key})\n    on conflict',
    plant: 'where true\n    on conflict',
    tests: ofStorage,
  },
  {
    bug: 'visitors see covers',
    file: `${covers}/covers.routes.ts`,
    find: "if (!userId) throw new Refusal('signed_out');",
    plant: '',
    tests: ofCovers,
  },
  {
    bug: 'an address that is not settled is kept by the browser for ever',
    file: `${covers}/covers.routes.ts`,
    find: "reply.header('cache-control', 'no-store')",
    plant: "reply.header('cache-control', forLater)",
    tests: ofCovers,
  },
  {
    bug: 'a switched off source is asked all the same',
    file: `${covers}/settleCover.ts`,
    find: 'ctx.config.covers.sources.map(',
    plant: "(['libretro', 'igdb'] as const).map(",
    tests: ofCovers,
  },
  {
    bug: 'a European copy shows any box',
    file: `${covers}/boxOrder.ts`,
    find: 'return region === anyRegion ? [] :',
    plant: 'return region !== anyRegion ? [] :',
    tests: [`${covers}/regions.test.ts`],
  },
  {
    bug: 'a beta’s picture stands for the game',
    file: `${covers}/libretroBoxArt.ts`,
    find: 'label && !notSold.test(label)',
    plant: 'label',
    tests: ofLibretro,
  },
  {
    bug: 'a slow picture of libretro holds up the others',
    file: `${covers}/libretroBoxArt.ts`,
    find: 'atOnce: 4',
    plant: 'atOnce: 1',
    tests: ofBadSources,
  },
  {
    bug: 'an ampersand stays in the name of a picture',
    file: `${covers}/libretroBoxArt.ts`,
    find: '/[&*/:',
    plant: '/[*/:',
    tests: ofLibretro,
  },
  {
    bug: 'somebody else’s photo is the cover',
    file: `${covers}/covers.store.ts`,
    find: 'left join user_collection_files f on f.user_id = ${userId} and f.is_cover',
    plant: 'left join user_collection_files f on f.is_cover',
    tests: ofPhotos,
    lives: 'a copy has an id of its own among all users’; either condition is enough',
  },
  {
    bug: 'the cover of a deleted photo stays among the files',
    file: 'packages/server/src/collection/photos.ts',
    find: 'key.startsWith(folder) ? allFilesOf(key) : [key]',
    plant: 'key.startsWith(folder) ? filesOfPicture(key) : [key]',
    tests: ofPhotos,
  },
];
