import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { Menu } from './Menu.tsx';

afterEach(cleanup);

function open() {
  render(
    <>
      <Menu label="More">
        <li>
          <a href="#bin">Bin</a>
        </li>
        <li>
          <button type="button">Export</button>
        </li>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const bin = () => screen.queryByRole('link', { name: 'Bin' });

test('a menu unfolds by its button, says so, and folds by the same button', async () => {
  const user = open();
  expect(bin()).toBeNull();
  expect(button('More').getAttribute('aria-expanded')).toBe('false');

  await user.click(button('More'));
  expect(bin()).toBeTruthy();
  expect(button('More').getAttribute('aria-expanded')).toBe('true');

  await user.click(button('More'));
  expect(bin()).toBeNull();
});

test('Escape folds it and returns to its button', async () => {
  const user = open();
  await user.click(button('More'));
  await user.tab();
  expect(document.activeElement).toBe(bin());

  await user.keyboard('{Escape}');

  expect(bin()).toBeNull();
  expect(document.activeElement).toBe(button('More'));
});

test('while an entry opens something, the focus is at the button of the menu, to come back to', async () => {
  const user = open();
  await user.click(button('More'));

  await user.click(button('Export'));

  expect(document.activeElement).toBe(button('More'));
});

test('leaving it by keyboard or by a press elsewhere folds it', async () => {
  const user = open();
  await user.click(button('More'));
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(button('Elsewhere'));
  expect(bin()).toBeNull();

  await user.click(button('More'));
  await user.click(document.body);
  expect(bin()).toBeNull();
});
