import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, signIn } from '../testing/page.tsx';

test('a press on a toast gives the focus back to where it was, from which keys lead on', async () => {
  signIn();
  const user = await openPage('/search');
  const [, before] = await screen.findAllByRole('link');
  act(() => before?.focus());
  const { toast } = await import('../ui/toast.ts');
  act(
    () => void toast({ text: 'Axelay is removed', actions: [{ label: 'Undo', onPress: () => undefined }] }),
  );

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(document.activeElement).toBe(before));
});
