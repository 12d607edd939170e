import { expect, test } from 'vitest';

import { outcomesOfPlaywright, outcomesOfVitest, type Step, toSummary } from '../tools/outcome.ts';

const file = (name: string, ...tests: [fullName: string, status: string][]) => ({
  name: `/work/${name}`,
  status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
  assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
});

test('a test that any project runs has run, and one that fails in any project has failed', () => {
  const onPglite = file('a.test.ts', ['is quick', 'skipped'], ['is whole', 'passed'], ['is big', 'pending']);
  const onPostgres = file('a.test.ts', ['is quick', 'passed'], ['is whole', 'failed']);

  const outcomes = outcomesOfVitest({ testResults: [onPglite, onPostgres] }, '/work');

  expect(outcomes).toEqual([
    { name: 'a.test.ts › is quick', state: 'passed' },
    { name: 'a.test.ts › is whole', state: 'failed' },
    { name: 'a.test.ts › is big', state: 'skipped' },
  ]);
});

test('a test file that cannot be loaded has failed', () => {
  const broken = { name: '/work/b.test.ts', status: 'failed', assertionResults: [] };

  expect(outcomesOfVitest({ testResults: [broken] }, '/work')).toEqual([
    { name: 'b.test.ts', state: 'failed' },
  ]);
});

test('a failure says its reason, in a few lines without colours', () => {
  const message = `Error: \u001B[31mexpected 4 to be 5\u001B[39m\n\n    at /work/a.test.ts:3:1\n    at /work/node_modules/x.js`;
  const failed = { fullName: 'is whole', status: 'failed', failureMessages: [message, 'Error: another'] };
  const specs = [
    {
      title: 'undoes',
      file: 'undo.e2e.ts',
      tests: [
        { projectName: 'desk', status: 'unexpected', results: [{ errors: [{ message: 'a\n'.repeat(30) }] }] },
      ],
    },
  ];

  const [unit] = outcomesOfVitest(
    { testResults: [{ name: '/work/a.test.ts', status: 'failed', assertionResults: [failed] }] },
    '/work',
  );
  const [journey] = outcomesOfPlaywright({ suites: [{ specs }] });

  expect(unit?.reason).toEqual(['Error: expected 4 to be 5', '    at /work/a.test.ts:3:1']);
  expect(journey?.reason).toHaveLength(12);
});

test('a journey counts once for each screen, and one that passed only when tried again is unsteady', () => {
  const specs = [
    {
      title: 'undoes',
      file: 'undo.e2e.ts',
      tests: [
        { projectName: 'desk', status: 'expected' },
        { projectName: 'phone', status: 'flaky' },
      ],
    },
  ];

  expect(outcomesOfPlaywright({ suites: [{ specs }] })).toEqual([
    { name: 'e2e/undo.e2e.ts › undoes (desk)', state: 'passed' },
    { name: 'e2e/undo.e2e.ts › undoes (phone)', state: 'unsteady' },
  ]);
});

test('the summary names each step, each failure, and clearly what did not run', () => {
  const steps: Step[] = [
    { name: 'types', isPassed: false, seconds: 1, outcomes: [] },
    {
      name: 'tests',
      isPassed: false,
      seconds: 61.26,
      outcomes: [
        { name: 'a › is whole', state: 'failed', reason: ['expected 4 to be 5'] },
        { name: 'a › is big', state: 'skipped' },
        { name: 'a › is quick', state: 'passed' },
        { name: 'a › shakes', state: 'unsteady' },
      ],
    },
  ];

  expect(toSummary(steps, true).split('\n')).toEqual([
    '── summary',
    'types     FAILED      1.0 s',
    'tests     FAILED     61.3 s  1 passed, 1 failed, 1 unsteady',
    '  ✗ a › is whole',
    '      expected 4 to be 5',
    '  ~ a › shakes',
    '',
    'NOT RUN HERE: 1 of the tests.',
    '  – a › is big',
    '',
  ]);
  expect(toSummary(steps, false)).not.toContain('NOT RUN');
});
