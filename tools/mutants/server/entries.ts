import type { Mutant } from '../mutant.ts';

const catalogue = 'packages/server/src/catalogue';
const entries = 'packages/server/src/entries';
const ofOthers = [`${entries}/private.test.ts`];
const ofEntries = [`${entries}/entries.test.ts`];
const ofMerges = [`${entries}/merge.test.ts`];
const ofLikeness = [`${entries}/looksLike.test.ts`];
const ofCorrections = [`${entries}/corrections.test.ts`];
const ofArchives = ['packages/server/src/archive/entries.test.ts'];

/** What users enter themselves: who sees it, what merges keep, and what an operator accepts. */
export const mutants: Mutant[] = [
  {
    bug: 'a corrected game is not found by its codes',
    file: `${catalogue}/visible/visible.store.ts`,
    find: 'on correction.corrects = asked.game_id',
    plant: 'on correction.corrects = ${id}',
    tests: [`${catalogue}/codes.test.ts`],
  },
  {
    bug: 'a tab that was opened before an entry became a game does not find the copy',
    file: `${catalogue}/visible/visible.store.ts`,
    find: 'coalesce((${became}), ${id})',
    plant: '${id}',
    tests: ['packages/server/src/entries/standing.test.ts'],
  },
  {
    bug: 'a merge that is asked for again is refused',
    file: `${entries}/merge.ts`,
    find: 'if (same) return same;',
    plant: '',
    tests: [`${entries}/mergedCopies.test.ts`],
  },
  {
    bug: 'lists show everybody’s own entries to everybody',
    file: `${catalogue}/visible/visible.store.ts`,
    find: 'return sql`(${isFromCatalogue(gameId)} or ${gameId} = any(array(${entriesOf(userId)})))`;',
    plant: "return sql`(${isFromCatalogue(gameId)} or ${gameId} > 0 or ${userId} = '')`;",
    tests: ofOthers,
  },
  {
    bug: 'a copy of somebody else’s entry can be saved',
    file: 'packages/server/src/collection/collection.store.ts',
    find: 'from games_igdb g where g.game_id = ${instead(userId, gameId)} and ${openTo(userId)}',
    plant: 'from games_igdb g where g.game_id = ${instead(userId, gameId)}',
    tests: ofOthers,
  },
  {
    bug: 'the address of a corrected game leads to what it was before',
    file: `${catalogue}/catalogue.store.ts`,
    find: 'left join user_wishlist w on w.user_id = ${userId} and w.game_id = g.game_id\n    where g.game_id = ${instead(userId, gameId)}',
    plant:
      'left join user_wishlist w on w.user_id = ${userId} and w.game_id = g.game_id\n    where g.game_id = ${gameId}',
    tests: [`${entries}/standing.test.ts`],
  },
  {
    bug: 'a copy that is saved for a corrected game is lost sight of',
    file: 'packages/server/src/collection/collection.store.ts',
    find: 'from games_igdb g where g.game_id = ${instead(userId, gameId)}',
    plant: 'from games_igdb g where g.game_id = ${gameId}',
    tests: [`${entries}/standing.test.ts`],
  },
  {
    bug: 'a copy of a game that becomes one with a corrected game is lost sight of',
    file: `${catalogue}/unite.ts`,
    find: 'await moveBelongings(db, { from: union.to, to: game_id, owner });',
    plant: 'await Promise.resolve([game_id, owner]);',
    tests: [`${catalogue}/uniteCorrected.test.ts`],
  },
  {
    bug: 'any two letters are a region',
    file: 'packages/contract/src/region.rules.ts',
    find: 'return regions.includes(code);',
    plant: 'return /^[A-Z]{2}$/.test(code);',
    tests: [`${entries}/entries.test.ts`],
  },
  {
    bug: 'a bulk change adds copies of somebody else’s entries',
    file: 'packages/server/src/collection/bulk.store.ts',
    find: 'join games_igdb g on g.game_id = selected.game_id and ${openTo(userId)}',
    plant: 'join games_igdb g on g.game_id = selected.game_id',
    tests: ofOthers,
  },
  {
    bug: 'the covers of somebody else’s entries are told to whoever asks for their ids',
    file: `${catalogue}/covers/covers.store.ts`,
    find: 'and ${openTo(userId)} order by g.game_id`',
    plant: 'order by g.game_id`',
    tests: ofOthers,
  },
  {
    bug: 'totals leave out what the user entered',
    file: `${catalogue}/catalogue.store.ts`,
    find: 'return sql`select ${countFacets(input)} + (${difference}) as games`;',
    plant: 'return sql`select ${countFacets(input)} + 0 * (${difference}) as games`;',
    tests: ofEntries,
  },
  {
    bug: 'far down a list, own entries shift the pages',
    file: `${catalogue}/landmarks.ts`,
    find: 'const passed = upTo.passed + (await countDifference(ctx.db, userId, { platform, upTo }));',
    plant: 'const passed = upTo.passed + 0 * (await countDifference(ctx.db, userId, { platform, upTo }));',
    tests: ofEntries,
  },
  {
    bug: 'a corrected game stays beside its correction',
    file: `${catalogue}/visible/visible.store.ts`,
    find: 'return sql`${gameId} <> all(array(${correctedBy(userId)}))`;',
    plant: "return sql`${gameId} > 0 and ${userId} <> ''`;",
    tests: ofMerges,
  },
  {
    bug: 'two copies become one in a merge',
    file: `${entries}/move.store.ts`,
    find: 'select user_id, id, ${to}::int, ${fields}, created_at from gone returning id`',
    plant: 'select user_id, id, ${to}::int, ${fields}, created_at from gone limit 0 returning id`',
    tests: ofMerges,
  },
  {
    bug: 'an undone merge forgets the wish that the copy granted',
    file: `${entries}/move.store.ts`,
    find: 'if (otherWishedAt && !isOtherOwned && (now.wishedAt ?? isOwned))',
    plant: 'if (otherWishedAt && !isOtherOwned && now.wishedAt)',
    tests: ofMerges,
  },
  {
    bug: 'the picture of an entry is lost in a merge',
    file: `${entries}/merge.ts`,
    find: 'const cover = await copyCover(ctx, userId, gameId);',
    plant: 'const cover = undefined;',
    tests: ofMerges,
  },
  {
    bug: 'a merge loses a picture that no copy can take',
    file: `${entries}/merge.ts`,
    find: 'if (!isWithoutPicture && ',
    plant: 'if (false && ',
    tests: ['packages/server/src/entries/mergedCopies.test.ts'],
  },
  {
    bug: 'a game that was refused is not offered again once it was chosen after all',
    file: `${entries}/merge.ts`,
    find: 'await deleteRefusal(ctx.db, userId, { gameId: from, otherId: to });',
    plant: '',
    tests: ofLikeness,
  },
  {
    bug: 'one wrong letter, and an entry looks like nothing',
    file: `${entries}/looksLike.ts`,
    find: 'keys: titles.flatMap(askedKeys)',
    plant: 'keys: []',
    tests: ofLikeness,
  },
  {
    bug: 'an entry that became a game in another tab is not found',
    file: `${entries}/requireEntry.ts`,
    find: "throw became ? new Refusal('entry_merged', became) : ",
    plant: 'throw ',
    tests: ofLikeness,
  },
  {
    bug: 'an entry becomes a game of another platform',
    file: `${entries}/merge.ts`,
    find: 'platformId !== entry.platform_id',
    plant: 'false',
    tests: ofMerges,
  },
  {
    bug: 'what is typed into a correction is lost when an operator accepts it meanwhile',
    file: `${entries}/entries.ts`,
    find: 'if (merged && merged.corrects === merged.merged_into)',
    plant: 'if (false)',
    tests: ['packages/server/src/entries/undoAcceptance.test.ts'],
  },
  {
    bug: 'a wish is put on an entry while it merges',
    file: 'packages/server/src/wishlist/wishlist.ts',
    find: 'await lockTier(ctx, userId); // an own entry must not become another game meanwhile',
    plant: '',
    tests: ['packages/server/src/entries/meanwhile.test.ts'],
    database: 'PostgreSQL',
  },
  {
    bug: 'the picture of an entry is not the cover any more once it is merged',
    file: `${entries}/merge.ts`,
    find: 'return { picture, coverSize: await coverSizeOf(bytes) };',
    plant: 'return { picture, coverSize: null };',
    tests: ['packages/server/src/entries/mergedCopies.test.ts'],
  },
  {
    bug: 'a merge overwrites the release that a copy names',
    file: `${entries}/move.store.ts`,
    find: "and id = any(${items}::bigint[]) and release = '' returning id`",
    plant: 'and id = any(${items}::bigint[]) returning id`',
    tests: ['packages/server/src/entries/mergedCopies.test.ts'],
  },
  {
    bug: 'anybody can accept corrections',
    file: `${entries}/corrections.ts`,
    find: "if (!(await isAdmin(ctx.db, userId))) throw new Refusal('not_found');",
    plant: '',
    tests: ofCorrections,
  },
  {
    bug: 'a second accepted correction takes the first one back',
    file: `${catalogue}/import/corrections.ts`,
    find: '(said) => ({ ...said, ...accepted })',
    plant: '() => accepted',
    tests: ofCorrections,
  },
  {
    bug: 'undoing an acceptance takes back what was accepted later',
    file: `${catalogue}/import/corrections.ts`,
    find: 'isDeepStrictEqual(said[name], facts[name])',
    plant: 'true',
    tests: ['packages/server/src/entries/undoAcceptance.test.ts'],
  },
  {
    bug: 'an archive takes an own entry for the catalogue’s game of the same title',
    file: 'packages/server/src/archive/match.ts',
    find: 'const game_id = row.entry === null ? found : (entries.get(row.entry) ?? null);',
    plant: 'const game_id = found ?? entries.get(row.entry ?? 0) ?? null;',
    tests: ofArchives,
  },
  {
    bug: 'a dump whose corrections come before their games cannot be loaded',
    file: 'packages/server/src/dump/load.store.ts',
    find: 'await sql`set constraints all immediate`.execute(tx);',
    plant: '',
    tests: ['packages/server/src/dump/dump.test.ts'],
  },
];
