import type { Mutant } from '../mutant.ts';

const moving = 'packages/server/src/moving';
const ofMoving = [`${moving}/moving.test.ts`];
const ofWork = [`${moving}/work.test.ts`];
const ofOwn = [`${moving}/ownFile.test.ts`];
const ofForms = [`${moving}/recognise.test.ts`];

export const mutants: Mutant[] = [
  {
    bug: 'the same file brings everything again',
    file: `${moving}/settle.ts`,
    find: "const matched = row.decision?.do === 'match' ? row.decision.gameId : before;",
    plant: "const matched = row.decision?.do === 'match' ? row.decision.gameId : null;",
    tests: ofMoving,
  },
  {
    bug: 'a newer file overwrites what was edited here since',
    file: `${moving}/settle.ts`,
    find: "if (before !== null && String(before.fields[field] ?? '') === String(file)) return [];",
    plant: '',
    tests: ofMoving,
  },
  {
    bug: 'a file is written beyond the limit of the plan',
    file: `${moving}/write.ts`,
    find: 'requireRoom(plan);',
    plant: '',
    tests: ofMoving,
  },
  {
    bug: 'work that is stopped leaves behind what it wrote',
    file: `${moving}/write.ts`,
    find: "if (outcome === 'stopped') await takeBackInstead(ctx, lease);",
    plant: "if (outcome === 'stopped') await endIn(ctx, lease, { state: 'ready' });",
    tests: ofMoving,
  },
  {
    bug: 'a wish that was granted is lost by the undo',
    file: `${moving}/undo.ts`,
    find: 'await addWishes(ctx, userId, wishes);',
    plant: '',
    tests: ofMoving,
  },
  {
    bug: 'the conditions of GAMEYE 4 are read by the names of its columns',
    file: `${moving}/forms/gameye.ts`,
    find: "? [cell('ManualCondition'), cell('ItemCondition'), cell('BoxCondition')]",
    plant: "? [cell('ItemCondition'), cell('BoxCondition'), cell('ManualCondition')]",
    tests: ofForms,
  },
  {
    bug: 'a price that PriceCharting did not record counts as a gift',
    file: `${moving}/forms/priceCharting.ts`,
    find: "paid: cents > 0 ? String(cents / 100) : ''",
    plant: 'paid: String(cents / 100)',
    tests: ofForms,
  },
  {
    bug: 'a zip may unpack to any size',
    file: `${moving}/text/unzip.ts`,
    find: "if (unpacked + entry.uncompressedSize > moving.unpackedBytes) throw new Refusal('move_hostile');",
    plant: '',
    tests: [`${moving}/text/xlsx.test.ts`],
  },
  {
    bug: 'the same file brings further copies again',
    file: `${moving}/addCopies.ts`,
    find: 'standing.get(gameId) ?? 0',
    plant: '0',
    tests: ofOwn,
  },
  {
    bug: 'an undo leaves further copies behind',
    file: `${moving}/undo.ts`,
    find: '...(written.further ?? []).map(({ itemId }) => itemId),',
    plant: '',
    tests: ofOwn,
  },
  {
    bug: 'the most complete copy of a full export leads instead of the first',
    file: `${moving}/rows.store.ts`,
    find: "order by (wanted ->> 'copy')::int nulls last,",
    plant: 'order by',
    tests: ofOwn,
  },
  {
    bug: 'what was escaped for spreadsheets stays so',
    file: `${moving}/forms/fullExport.ts`,
    find: 'isWorkbook ? text : unescapeFormula(text)',
    plant: 'text',
    tests: ofOwn,
  },
  {
    bug: 'an undo that was left behind stays so',
    file: `${moving}/abandoned.ts`,
    find: "if (state === 'undoing' && !isHopeless) await takeBackMove(ctx, ofMove);",
    plant: '',
    tests: [`${moving}/abandoned.test.ts`],
  },
  {
    bug: 'writing that fails again and again is begun forever',
    file: `${moving}/abandoned.ts`,
    find: 'tries >= mostTries',
    plant: 'false',
    tests: ofWork,
  },
  {
    bug: 'a file is taken back while it is written',
    file: `${moving}/undo.ts`,
    find: "from: ['written', 'undoing']",
    plant: "from: ['written', 'writing', 'undoing']",
    tests: ofWork,
  },
  {
    bug: 'what is half written is forgotten, so that it cannot be taken back',
    file: `${moving}/moving.store.ts`,
    find: 'delete from moves where ${isAtRest} and (',
    plant: 'delete from moves where (',
    tests: ofWork,
  },
  {
    bug: 'rows of one own entry that lie far apart are lost but for the first',
    file: `${moving}/addCopies.ts`,
    find: '[...before, ...leading]',
    plant: '[...leading]',
    tests: [`${moving}/enter.test.ts`],
  },
  {
    bug: 'an undo deletes for good what the user edited of an own entry',
    file: `${moving}/undo.ts`,
    find: 'made.filter((gameId) => !edited.has(gameId))',
    plant: 'made',
    tests: [`${moving}/enter.test.ts`],
  },
  {
    bug: 'an edit of a further copy is not named before it is taken back',
    file: `${moving}/undo.ts`,
    find: ', ...further]',
    plant: ']',
    tests: [`${moving}/edited.test.ts`],
  },
  {
    bug: 'a copy that lies beside another by now counts as edited',
    file: `${moving}/undo.ts`,
    find: 'await everyCopyOf(ctx, userId, gameIds)',
    plant: '(await everyCopyOf(ctx, userId, gameIds)).slice(0, 2)',
    tests: [`${moving}/edited.test.ts`],
  },
  {
    bug: 'the notes of a French collector have English labels',
    file: `${moving}/moving.ts`,
    find: 'dateOrder: order, language }',
    plant: 'dateOrder: order }',
    tests: [`${moving}/notes.test.ts`],
  },
  {
    bug: 'nobody says that a barcode went into the notes',
    file: `${moving}/match.ts`,
    find: 'labels.add(label)',
    plant: 'void label',
    tests: [`${moving}/notes.test.ts`],
  },
];
