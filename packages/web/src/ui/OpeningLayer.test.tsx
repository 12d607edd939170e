import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { OpeningLayer } from './OpeningLayer.tsx';

afterEach(cleanup);

test('what is still loading can be called off, with its button and with Escape', async () => {
  const onClose = vi.fn<() => void>();
  const user = userEvent.setup();
  render(<OpeningLayer onClose={onClose} />);

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledTimes(2);
});
