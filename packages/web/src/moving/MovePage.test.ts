import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer } from '../testing/answers.ts';
import { aMove } from '../testing/movingWrites.ts';
import { openPage, signIn } from '../testing/page.tsx';

beforeEach(signIn);

test.each([
  ['mapping', /was given up\. Nothing of the file is in your collection/],
  ['ready', /was given up\. Nothing of the file is in your collection/],
  ['written', /Part of what the file brought is still in your collection/],
] as const)('work that failed again and again is told of a file that is %s', async (state, told) => {
  answer({ 'moving.get': { ...aMove, state, hasFailed: true }, 'moving.rows': [] });

  await openPage('/move?file=1');

  expect(await screen.findByText(told)).toBeDefined();
  expect(screen.queryByText('Your collection is here')).toBeNull();
});
