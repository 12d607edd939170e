import { expect, test } from 'vitest';

import { findVague, readPaths } from './names.ts';

test('every file and folder says what it holds', () => {
  const paths = readPaths();

  expect(paths.length).toBeGreaterThan(700);
  expect(findVague(paths)).toEqual([]);
});

test.each([
  ['packages/contract/src/loanHelperUtils.ts', 'Helper'],
  ['packages/sandbox/src/loanHelperUtils.ts', 'Helper'],
  ['tools/loanHelperUtils.ts', 'Helper'],
  ['e2e/loanUtils.e2e.ts', 'Utils'],
  ['bench/data.ts', 'data'],
  ['checks/utils2.ts', 'utils'],
  ['packages/server/src/keys/loan_helper.ts', 'helper'],
  ['packages/server/src/keys/loan-utils.ts', 'utils'],
  ['packages/server/src/keys/keyService.ts', 'Service'],
  ['packages/server/src/keys/loans.utilities.ts', 'utilities'],
  ['packages/server/src/keys/helpers/lend.ts', 'helpers'],
  ['packages/server/migrations/0099_shared.sql', 'shared'],
  ['packages/web/src/item/helpers/Lend.tsx', 'helpers'],
  ['packages/web/src/item/LoanManager.tsx', 'Manager'],
  ['packages/web/src/item/loanHelperUtils.test.ts', 'Helper'],
])('%s is refused', (path, word) => {
  expect(findVague([path])).toEqual([expect.stringMatching(new RegExp(`^${path}: '${word}' says nothing`))]);
});

test('names that only resemble the refused ones pass', () => {
  const names = ['updatable.ts', 'dataless.ts', 'informed.ts', 'SignInForm.tsx', 'utilise.ts'];

  expect(findVague(names.map((name) => `packages/web/src/planted/${name}`))).toEqual([]);
});
