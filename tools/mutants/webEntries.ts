import type { Mutant } from './mutant.ts';

const web = 'packages/web/src';

/** Bugs of entering a game that is missing, and of saying which game it is. */
export const mutants: Mutant[] = [
  {
    bug: 'a correction that changes nothing is made all the same',
    file: 'packages/web/src/entries/useEntryForm.ts',
    find: 'Object.keys(changesIn(facts, before)).length === 0',
    plant: 'false',
    tests: ['packages/web/src/entries/entryForm.test.ts'],
  },
  {
    bug: 'the form of a correction goes when the correction becomes its game',
    file: 'packages/web/src/entries/EntryNote.tsx',
    find: '<EntryOverlay target={target}',
    plant: '<EntryOverlay target={game.entry ? target : null}',
    tests: ['packages/web/src/entries/entryForm.test.ts'],
  },
  {
    bug: 'a form claims that something is back when its only photo is gone',
    file: 'packages/web/src/entries/useEntryDraft.ts',
    find: 'return saysSame({ ...start, ...kept }, start) ? {} : kept;',
    plant: 'return kept;',
    tests: ['packages/web/src/entries/entryForm.test.ts'],
  },
  {
    bug: 'games that users entered are offered as what an entry is',
    file: `${web}/games/GamePicker.tsx`,
    find: 'catalogueOf === undefined || corrects !== null || !isOwnEntry(id)',
    plant: 'true',
    tests: ['packages/web/src/entries/nameGame.test.ts'],
  },
  {
    bug: 'the way to enter a game is below all that only resembles it',
    file: `${web}/collection/GameList.tsx`,
    find: 'list.games?.find((game) => game !== undefined)?.is_alike ?? false',
    plant: 'false',
    tests: [`${web}/collection/missingGame.test.ts`],
  },
  {
    bug: 'an entry is named as a correction, which is no game of the catalogue',
    file: `${web}/entries/NameGame.tsx`,
    find: 'game_id: corrects ?? game_id',
    plant: 'game_id',
    tests: [`${web}/entries/nameGame.test.ts`],
  },
  {
    bug: 'a choice that is pressed twice is sent twice',
    file: `${web}/entries/useMerge.ts`,
    find: 'if (isSent.current) return;',
    plant: '',
    tests: [`${web}/entries/nameGame.test.ts`],
  },
  {
    bug: 'a game that was corrected in another tab is corrected a second time',
    file: `${web}/entries/saveCorrection.ts`,
    find: 'if (game.entry === null) return await',
    plant: 'return await',
    tests: [`${web}/entries/becameGame.test.ts`],
  },
  {
    bug: 'a photo that a reload took away is not missed',
    file: 'packages/web/src/entries/useEntryForm.ts',
    find: 'isResumed && draft.hasPhoto && cover.file === null',
    plant: 'false',
    tests: ['packages/web/src/entries/entryForm.test.ts'],
  },
];
