import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { mutants as contract } from '../tools/mutants/contract.ts';
import { mutants as sandbox } from '../tools/mutants/sandbox.ts';
import { mutants as server } from '../tools/mutants/server.ts';
import { mutants as web } from '../tools/mutants/web.ts';
import { root } from './modules.ts';

const mutants = [...contract, ...sandbox, ...server, ...web];

test('every bug that `npm run mutants` plants still has its place and its tests', () => {
  const astray = mutants.flatMap(({ bug, file, find, plant, tests }) => {
    const times = readFileSync(join(root, file), 'utf8').split(find).length - 1;
    const missing = tests.filter((path) => !existsSync(join(root, path)));
    if (times === 1 && missing.length === 0 && find !== plant) return [];
    return `${bug}: '${find}' occurs ${times} times in ${file}; missing tests: ${missing.join(', ') || 'none'}`;
  });

  expect(astray).toEqual([]);
});

test('every bug has its own name', () => {
  const names = mutants.map(({ bug }) => bug);

  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
