import { stripVTControlCharacters } from 'node:util';

/**
 * How each test of a run went; `name` is its file and title. A journey that passed only when tried again is unsteady.
 * `reason` says why it failed, in a few lines: of a long run often only the summary is kept.
 */
export type Outcome = {
  name: string;
  state: 'passed' | 'unsteady' | 'failed' | 'skipped';
  reason?: string[];
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** If several projects have a test, its worst outcome counts, but a skip counts only if no project ran it. */
export function outcomesOfVitest({ testResults }: VitestReport, root: string): Outcome[] {
  return byName(
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = fromRoot(name, root);
      // A file that could not be loaded has no tests.
      if (assertionResults.length === 0 && status === 'failed')
        return [{ name: file, state: 'failed', ...reasonIn([message]) }];
      return assertionResults.map((one) => ({
        name: `${file} › ${one.fullName}`,
        state: one.status === 'passed' || one.status === 'failed' ? one.status : 'skipped',
        ...reasonIn(one.failureMessages),
      }));
    }),
  );
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
};

type PlaywrightTest = {
  projectName: string;
  status: string;
  results?: { errors?: { message?: string }[] }[];
};

const states = new Map<string, Outcome['state']>([
  ['expected', 'passed'],
  ['flaky', 'unsteady'],
  ['skipped', 'skipped'],
]);

export function outcomesOfPlaywright({ suites = [], specs = [] }: PlaywrightSuite): Outcome[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results = [] }): Outcome => {
      const state = states.get(status) ?? 'failed';
      const messages = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
      return { name: `e2e/${file} › ${title} (${projectName})`, state, ...reasonIn(messages) };
    }),
  );
  return [...own, ...suites.flatMap(outcomesOfPlaywright)];
}

export type Step = { name: string; isPassed: boolean; seconds: number; outcomes: Outcome[] };

/** The summary of a run: each step, each test that failed or is unsteady, and each that did not run. */
export function toSummary(steps: Step[], isWhole: boolean): string {
  const lines = steps.flatMap(({ name, isPassed, seconds, outcomes }) => {
    const count = (state: Outcome['state']) => outcomes.filter((one) => one.state === state).length;
    const marks = { failed: '✗', unsteady: '~' };
    const named = (['failed', 'unsteady'] as const).flatMap((state) =>
      outcomes
        .filter((one) => one.state === state)
        .flatMap(({ name: test, reason = [] }) => [
          `  ${marks[state]} ${test}`,
          ...reason.map((line) => `      ${line}`),
        ]),
    );
    const unsteady = count('unsteady') === 0 ? '' : `, ${count('unsteady')} unsteady`;
    const counts =
      outcomes.length === 0 ? '' : `  ${count('passed')} passed, ${count('failed')} failed${unsteady}`;
    return [
      `${name.padEnd(10)}${(isPassed ? 'passed' : 'FAILED').padEnd(8)}${seconds.toFixed(1).padStart(7)} s${counts}`,
      ...named,
    ];
  });
  // If words were given, most of a file is left out on purpose.
  const skipped = isWhole
    ? steps.flatMap(({ outcomes }) => outcomes).filter(({ state }) => state === 'skipped')
    : [];
  const notRun = skipped.length === 0 ? [] : ['', `NOT RUN HERE: ${skipped.length} of the tests.`];
  return ['── summary', ...lines, ...notRun, ...skipped.map(({ name }) => `  – ${name}`), ''].join('\n');
}

const longestReason = { lines: 12, characters: 200 };

/** The beginning of the first message, without colours and empty lines. */
function reasonIn(messages: (string | undefined)[] = []): Pick<Outcome, 'reason'> {
  const first = messages.find((one) => one !== undefined && one !== '');
  if (first === undefined) return {};
  const lines = stripVTControlCharacters(first)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return {
    reason: lines.slice(0, longestReason.lines).map((line) => line.slice(0, longestReason.characters)),
  };
}

function byName(outcomes: Outcome[]): Outcome[] {
  const weight = { skipped: 0, passed: 1, unsteady: 2, failed: 3 };
  const worst = new Map<string, Outcome>();
  for (const one of outcomes) {
    const before = worst.get(one.name);
    if (!before || weight[one.state] > weight[before.state]) worst.set(one.name, one);
  }
  return [...worst.values()];
}

function fromRoot(path: string, root: string): string {
  return path.startsWith(root) ? path.slice(root.length + 1).replaceAll('\\', '/') : path;
}
