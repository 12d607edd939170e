import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useLongPress } from './useLongPress.ts';

const held: string[] = [];
let presses = 0;

function List() {
  const press = useLongPress((target) => held.push(target.id));
  return (
    <div {...press}>
      <button type="button" id="first" onClick={() => (presses += 1)}>
        First
      </button>
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  held.length = presses = 0;
  render(<List />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByText('First');
const down = (pointerType: string) =>
  fireEvent.pointerDown(button(), { pointerType, clientX: 50, clientY: 50 });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a finger that stays says what it is on, and lifting it is no press', async () => {
  down('touch');
  await wait(500);
  fireEvent.pointerUp(button());
  fireEvent.click(button());

  expect(held).toEqual(['first']);
  expect(presses).toBe(0);

  down('touch');
  fireEvent.pointerUp(button());
  fireEvent.click(button());
  expect(presses).toBe(1);
});

test.each([
  ['a short press', () => fireEvent.pointerUp(button())],
  ['scrolling', () => fireEvent.pointerMove(button(), { clientX: 50, clientY: 80 })],
  ['a touch that the browser takes over', () => fireEvent.pointerCancel(button())],
])('%s is no long press', async (_way, end) => {
  down('touch');
  await wait(100);
  end();
  await wait(1_000);

  expect(held).toEqual([]);
});

test('a mouse that is held down does nothing', async () => {
  down('mouse');
  await wait(1_000);

  expect(held).toEqual([]);
});

test('the browser shows no menu of its own above what was held', () => {
  down('touch');

  expect(fireEvent.contextMenu(button())).toBe(false);
});
