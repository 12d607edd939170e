import type { Mutant } from './mutant.ts';

const web = 'packages/web/src';

/** Bugs of the shelf, of the other views, and of the details. */
export const mutants: Mutant[] = [
  {
    bug: 'a copy with a missing part looks whole on the shelf',
    file: `${web}/games/GameSpine.tsx`,
    find: '${title}, ${words[state]}',
    plant: '${title}, ${words.complete}',
    tests: [`${web}/shelf/OwnShelf.test.ts`],
  },
  {
    bug: 'a sealed copy has no sign of its own',
    file: `${web}/games/gameFacts.ts`,
    find: "if (completeness === 'NEW_SEALED') return 'sealed';",
    plant: '',
    tests: [`${web}/games/gameFacts.test.ts`],
  },
  {
    bug: 'a year that is not known is left empty',
    file: `${web}/games/gameFacts.ts`,
    find: "?? '–'",
    plant: "?? ''",
    tests: [`${web}/games/gameFacts.test.ts`],
  },
  {
    bug: 'the foot of the compact list adds up what the filters hide',
    file: `${web}/collection/list/ListFoot.tsx`,
    find: '{ ...filters, p_tab }',
    plant: '{ p_tab }',
    tests: [`${web}/collection/views.test.ts`],
  },
  {
    bug: 'a density is forgotten when the page closes',
    file: `${web}/device.ts`,
    find: "write(localStore(), 'density', density);",
    plant: '',
    tests: [`${web}/collection/views.test.ts`],
  },
  {
    bug: 'the next game is the one before',
    file: `${web}/details/useNeighbours.ts`,
    find: 'const next = right < total ? games[right] : null;',
    plant: 'const next = right < total ? games[left] : null;',
    tests: [`${web}/details/GameOverlay.test.ts`],
  },
  {
    bug: 'a game that leaves its list loses its neighbours',
    file: `${web}/details/useNeighbours.ts`,
    find: 'found < 0 && last.gameId === gameId',
    plant: 'false',
    tests: [`${web}/details/GameOverlay.test.ts`],
  },
  {
    bug: 'the way from game to game ends at the last window that was read',
    file: `${web}/details/useNeighbours.ts`,
    find: 'list?.more?.()',
    plant: 'undefined',
    tests: [`${web}/details/GameOverlay.test.ts`],
  },
  {
    bug: 'a game on a disc is called a cartridge',
    file: `${web}/games/useCompletenessNames.ts`,
    find: "platformOf(platformId)?.medium) ?? 'cartridge'",
    plant: "undefined) ?? 'cartridge'",
    tests: [`${web}/collection/list/GameCard.test.ts`],
  },
];
