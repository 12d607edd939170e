import { expect, test } from 'vitest';

import { findCircles, findViolations, rules, schemaImports } from './boundaries.ts';
import { readModules, toModule } from './modules.ts';

const modules = readModules();

test('the whole project was read', () => {
  expect(modules.length).toBeGreaterThan(120);
  expect(modules.filter(({ imports }) => imports.length > 0).length).toBeGreaterThan(100);
});

test('no module breaks a rule of the architecture', () => {
  expect(findViolations(modules)).toEqual([]);
});

test('no schema reaches the browser', () => {
  expect(modules.flatMap(schemaImports)).toEqual([]);
});

test('no modules import each other in a circle', () => {
  expect(findCircles(modules)).toEqual([]);
});

// Each rule is proven by a planted violation: a rule that finds nothing would pass the tests above.
test.each([
  ['contract stands alone', 'packages/contract/src/x.ts', "import { x } from 'react';"],
  ['rules stand without schemas', 'packages/contract/src/x.rules.ts', "import { z } from 'zod';"],
  [
    'packages meet in the contract',
    'packages/web/src/x.ts',
    "import { x } from '../../server/src/config.ts';",
  ],
  [
    'sandbox speaks the provider’s language',
    'packages/sandbox/src/x.ts',
    "import { x } from '@cartouche/contract/refusals';",
  ],
  ['SQL lives in stores', 'packages/server/src/collection/collection.ts', "import { sql } from 'kysely';"],
  [
    'stores are private',
    'packages/server/src/collection/collection.ts',
    "import { x } from '../wishlist/wishlist.store.ts';",
  ],
  [
    'features use those before them',
    'packages/server/src/catalogue/catalogue.ts',
    "import { x } from '../collection/collection.ts';",
  ],
  [
    'screens fetch through api/',
    'packages/web/src/dashboard/X.tsx',
    "import { x } from '@tanstack/react-query';",
  ],
  ['ui knows no domain', 'packages/web/src/ui/X.tsx', "import { x } from '../collection/X.tsx';"],
  ['test helpers stay in tests', 'packages/server/src/main.ts', "import { x } from './testing/product.ts';"],
])('the rule that %s finds its planted violation', (name, path, text) => {
  const rule = rules.find((one) => one.name === name);

  expect(findViolations([toModule(path, text)])).toContainEqual(
    expect.stringContaining(rule?.says ?? 'no rule'),
  );
});

test.each(['contract', 'sandbox'])('a folder in the package %s is found', (name) => {
  expect(findViolations([toModule(`packages/${name}/src/loans/loans.ts`, '')])).toHaveLength(1);
  expect(findViolations([toModule(`packages/${name}/src/loans.ts`, '')])).toEqual([]);
});

test('the folder of Stripe’s stand-in has no folders', () => {
  const paths = ['stripe/cards.ts', 'stripe/cards/card.ts'].map((path) => `packages/sandbox/src/${path}`);

  const found = paths.map((path) => findViolations([toModule(path, '')]).length);

  expect(found).toEqual([0, 1]);
});

test('a planted schema import and a planted circle are found', () => {
  const value = toModule('packages/web/src/x.ts', "import { tabs } from '@cartouche/contract/catalogue';");
  const type = toModule('packages/web/src/x.ts', "import { type Tab } from '@cartouche/contract/catalogue';");
  const one = toModule('packages/web/src/one.ts', "import { two } from './two.ts';");
  const two = toModule('packages/web/src/two.ts', "import { one } from './one.ts';");

  expect(schemaImports(value)).toHaveLength(1);
  expect(schemaImports(type)).toHaveLength(0);
  expect(findCircles([one, two])).toHaveLength(1);
});
