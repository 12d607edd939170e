import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { answer } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { wish } from '../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'collection.latest': [],
    'alerts.gems': [],
    'catalogue.suggestions': [],
    'collection.summary': {
      games: 1,
      wishlist: 0,
      value: 0,
      platforms: [{ platform_id: 19, owned: 1, wishlist: 0, total: 9_000, value: 0 }],
    },
    'collection.shelf': [wish({ completeness: 'COMPLETE_IN_BOX' })],
  });
});

/** The typeface of the picture, which is there, or fails, when the test says so. */
function lateType() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const load = vi.fn<() => Promise<void>>(() => promise);
  const before = Object.getOwnPropertyDescriptor(document, 'fonts');
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  onTestFinished(() => void Object.defineProperty(document, 'fonts', before ?? { value: undefined }));
  return { load, resolve, reject };
}

test.each(['arrives', 'fails'])('a picture can be saved once it is drawn, when its type %s', async (how) => {
  const type = lateType();
  const user = await openPage('/');
  await user.click(await screen.findByRole('button', { name: 'Save as picture' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save as picture' });
  await waitFor(() => expect(type.load).toHaveBeenCalled());
  expect(save.disabled).toBe(true);

  if (how === 'fails') type.reject(new Error('no network'));
  else type.resolve();

  await waitFor(() => expect(save.disabled).toBe(false));
});
