import type { Mutant } from '../mutant.ts';

const moving = 'packages/server/src/moving';
const ofMoving = [`${moving}/moving.test.ts`];
const ofCorrected = [`${moving}/corrected.test.ts`];
const ofOwn = [`${moving}/ownFile.test.ts`];

/** Bugs of finding the game of a row, and of what it then means. */
export const mutants: Mutant[] = [
  {
    bug: 'the same file brings everything again',
    file: `${moving}/settle.ts`,
    find: 'row.decision ?? remembered.get(row.row_key)?.decision ?? null',
    plant: 'row.decision',
    tests: ofMoving,
  },
  {
    bug: 'a game that was remembered is brought though it is gone',
    file: `${moving}/settle.ts`,
    find: 'standing.get(forced[at]?.gameId ?? 0) ?? entries',
    plant: 'forced[at]?.gameId ?? entries',
    tests: [`${moving}/knownGames.test.ts`],
  },
  {
    bug: 'nobody says that a barcode went into the notes',
    file: `${moving}/match.ts`,
    find: 'labels.add(label)',
    plant: 'void label',
    tests: [`${moving}/notes.test.ts`],
  },
  {
    bug: 'of the tabs of a workbook only the first is read',
    file: `${moving}/several.ts`,
    find: 'if (named.length > 0) return named;',
    plant: 'if (named.length > 0) return named.slice(0, 1);',
    tests: [`${moving}/text/xlsx.test.ts`],
  },
  {
    bug: 'tabs that were not read are not named',
    file: `${moving}/several.ts`,
    find: '  if (others.length === 0) return { table: first.table, leftOut };\n',
    plant: '  leftOut.length = 0;\n',
    tests: [`${moving}/text/xlsx.test.ts`],
  },
  {
    bug: 'a game that is listed on several consoles is brought on one of them',
    file: `${moving}/choose.ts`,
    find: 'byIgdb.length === 1 && !isOpen',
    plant: 'byIgdb.length === 1',
    tests: [`${moving}/choose.test.ts`],
  },
  {
    bug: 'a game on another platform is taken with all suggestions',
    file: `${moving}/suggestions.store.ts`,
    find: "and r.wanted -> 'platformIds' @> to_jsonb(g.platform_id)",
    plant: '',
    tests: [`${moving}/suggestions.test.ts`],
  },
  {
    bug: 'a game whose short word is only within another one is suggested',
    file: `${moving}/suggest.ts`,
    find: 'return found.filter((id) => whole.has(id));',
    plant: 'return found;',
    tests: [`${moving}/match.test.ts`],
  },
  {
    bug: 'an own entry of a full export is new where it is here already',
    file: `${moving}/settle.ts`,
    find: "decision === null ? wanted.isEntry === true : decision.do === 'entry'",
    plant: "decision?.do === 'entry'",
    tests: ofOwn,
  },
  {
    bug: 'an own entry that another file made is written once more',
    file: `${moving}/enter.ts`,
    find: 'entered.delete(row.place)',
    plant: 'entered.has(row.place)',
    tests: [`${moving}/enter.test.ts`],
  },
  {
    bug: 'a plan counts copies below zero while its rows are looked up',
    file: `${moving}/counts.store.ts`,
    find: 'coalesce(brings, quantity)',
    plant: 'coalesce(brings, 0)',
    tests: [`${moving}/plan.test.ts`],
  },
  {
    bug: 'a dry run promises games that were added since',
    file: `${moving}/counts.store.ts`,
    find: 'where not is_granted and not is_overtaken',
    plant: 'where not is_granted',
    tests: [`${moving}/plan.test.ts`],
  },
  {
    bug: 'a price in cents is taken for whole units',
    file: `${moving}/prices.ts`,
    find: "paidUnit === 'hundredths' ?",
    plant: "paidUnit === 'whole' ?",
    tests: [`${moving}/words.test.ts`],
  },
  {
    bug: 'an export of a later version is read as if it were of this one',
    file: `${moving}/forms/fullExport.ts`,
    find: 'Number(version) !== fullExport.version',
    plant: 'Number(version) < fullExport.version',
    tests: [`${moving}/forms/others.test.ts`],
  },
  {
    bug: 'a further copy of a game that was removed after the dry run is lost without a word',
    file: `${moving}/overtaken.ts`,
    find: " || (status === 'copy' && gone.has(id))",
    plant: '',
    tests: [`${moving}/overtaken.test.ts`],
  },
  {
    bug: 'what a file adds itself overtakes its other rows',
    file: `${moving}/overtaken.ts`,
    find: '{ rows, held }',
    plant: '{ rows }',
    tests: [`${moving}/overtaken.test.ts`],
  },
  {
    bug: 'a game that the user corrected comes back from an own export under no game',
    file: `${moving}/forms/fullExport.ts`,
    find: "cell('catalogue_title') || cell('title')",
    plant: "cell('title')",
    tests: ofCorrected,
  },
  {
    bug: 'what a user corrected of a game stays behind where its title was left as it is',
    file: 'packages/server/src/archive/full.store.ts',
    find: 'where o.game_id = g.corrects)',
    plant: 'where o.game_id = g.corrects and o.title <> g.title)',
    tests: ofCorrected,
  },
  {
    bug: 'a file corrects a game that the user has by now',
    file: `${moving}/enter.ts`,
    find: 'if (!owned.has(correction.gameId)) ',
    plant: '',
    tests: ofCorrected,
  },
  {
    bug: 'a file that was looked at brings copies of a game that is corrected since to the game behind it',
    file: 'packages/server/src/entries/move.store.ts',
    find: '  await moveFileRows(tx, userId, { from, to });',
    plant: '',
    tests: ofCorrected,
  },
  {
    bug: 'an undo of an import leaves its corrections behind where the game was wished for',
    file: 'packages/server/src/entries/entries.store.ts',
    find: '(g.corrects is not null or not exists (select from user_wishlist o ${ofEntry}))',
    plant: 'not exists (select from user_wishlist o ${ofEntry})',
    tests: ofCorrected,
  },
  {
    bug: 'a title takes one of several games that begin so',
    file: `${moving}/choose.ts`,
    find: '!only || others.length > 0 ||',
    plant: '!only || others.length < 0 ||',
    tests: [`${moving}/match.test.ts`],
  },
];
