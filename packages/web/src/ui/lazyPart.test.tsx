import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';

import { lazyPart, loadLate } from './lazyPart.ts';

afterEach(cleanup);

const load = async () => ({ default: () => <p>The part</p> });

function draw() {
  const Part = lazyPart(load);
  render(
    <Suspense fallback={<p>A placeholder</p>}>
      <Part />
    </Suspense>,
  );
}

test('a part has its placeholder until it is loaded; one that was loaded ahead never has', async () => {
  draw();
  expect(screen.queryByText('A placeholder')).toBeTruthy();
  expect(await screen.findByText('The part')).toBeTruthy();
  cleanup();

  await loadLate(load);
  draw();
  expect(screen.queryByText('The part')).toBeTruthy();
  expect(screen.queryByText('A placeholder')).toBeNull();
});
