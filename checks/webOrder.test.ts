import { expect, test } from 'vitest';

import { readModules, toModule } from './modules.ts';
import { findUnranked } from './places.ts';
import { findMisnamed, findUpward, order, placeOf, webOrder } from './webOrder.ts';

const modules = readModules();
const planted = 'packages/web/src/planted/PlantedPage.tsx';

test('every place of the web has a rank, and imports only from those before it', () => {
  expect(findUnranked(modules, webOrder)).toEqual([]);
  expect(findUpward(modules)).toEqual([]);
});

test('every file of the web is named after what it holds', () => {
  expect(findMisnamed(modules)).toEqual([]);
});

test('for a folder without a rank, the check says where to put it', () => {
  const page = toModule(
    planted,
    "import { Chip } from '../ui/Chip.tsx'; import { useGame } from '../games/useGame.ts';",
  );
  const user = toModule(
    'packages/web/src/shell/X.tsx',
    "import { PlantedPage } from '../planted/PlantedPage.tsx';",
  );

  expect(findUnranked([...modules, page, user], webOrder)).toContainEqual(
    'planted has no rank in checks/webOrder.ts. Put it after games, from which it imports, and before shell.',
  );
});

test('for a folder that fits no rank, the check says what to untie', () => {
  const page = toModule(planted, "import { x } from '../dashboard/x.ts';");
  const user = toModule(
    'packages/web/src/games/X.tsx',
    "import { PlantedPage } from '../planted/PlantedPage.tsx';",
  );

  expect(findUnranked([...modules, page, user], webOrder)).toContainEqual(
    expect.stringContaining('untie them first'),
  );
});

test.each(['collection/shelf', 'item/loans', 'i18n/de', 'collection/list/rows'])(
  'the room %s needs a rank',
  (room) => {
    const module = toModule(`packages/web/src/${room}/shelf.ts`, '');

    expect(findUnranked([...modules, module], webOrder)).toContainEqual(
      expect.stringContaining(`${room} has no rank`),
    );
  },
);

test('a rank needs its room', () => {
  const without = modules.filter(({ path }) => placeOf(path) !== 'collection/bulk');

  expect(findUnranked(without, webOrder)).toContainEqual(
    expect.stringMatching(/collection\/bulk, which does not exist/),
  );
});

test.each([
  ['a feature and one after it', 'games/X.tsx', "import { x } from '../wishlist/x.ts';"],
  ['a room and one after it', 'collection/list/X.tsx', "import { x } from '../bulk/x.ts';"],
  ['a room and the screen around it', 'collection/filters/X.tsx', "import { x } from '../GameList.tsx';"],
  ['a type of one after it', 'item/X.tsx', "import type { X } from '../details/X.tsx';"],
  ['a part that is loaded late', 'session/X.tsx', "const x = lazyPart(() => import('../shell/X.tsx'));"],
  ['a file that all of them use, and a feature', 'device.ts', "import { x } from './session/x.ts';"],
])('an upward import is found between %s', (_name, path, text) => {
  expect(findUpward([toModule(`packages/web/src/${path}`, text)])).toHaveLength(1);
});

test('every place may import the first of the order, and none but the last the last', () => {
  const inside = (place: string) => `packages/web/src/${place}${/\./.test(place) ? '' : '/x.ts'}`;
  const [first = '', last = ''] = [order.at(0), order.at(-1)];

  for (const [at, place] of order.entries()) {
    const from = (path: string, to: string) => ({ path: inside(path), text: '', imports: [inside(to)] });
    expect(findUpward([from(place, first)])).toHaveLength(0);
    expect(findUpward([from(place, last)])).toHaveLength(at === order.length - 1 ? 0 : 1);
  }
});

test.each([
  ['Loans.ts', 'export const x = 1;', 'begins with a small letter'],
  ['useLoan.ts', 'export function lend() {}', 'exports useLoan'],
  ['LoanForm.tsx', 'export function Loan() {}', 'called like the component'],
  ['loanForm.tsx', 'export function LoanForm() {}', 'called like the component'],
])('the name %s is refused with its reason', (file, text, reason) => {
  const [misnamed] = findMisnamed([toModule(`packages/web/src/planted/${file}`, text)]);

  expect(misnamed).toContain(reason);
});

test('correct names pass', () => {
  const names = ['SignInForm.tsx', 'useLoan.ts', 'useLoan.tsx', 'calls.d.ts', 'PlantedPage.tsx'];

  const misnamed = names.flatMap((file) => {
    const name = file.replace(/\.\w+$/, '');
    return findMisnamed([toModule(`packages/web/src/planted/${file}`, `export function ${name}() {}`)]);
  });

  expect(misnamed).toEqual([]);
});
