import { expect, onTestFinished, test, vi } from 'vitest';

import { onInterrupt } from './interrupt.ts';

/** A command that runs, what it has said, and a key that is pressed. */
function command(finishing: string | null) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const said: string[] = [];
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  const interrupt = onInterrupt({ write: (text) => said.push(text.trim()) }, finishing);
  onTestFinished(() => {
    interrupt.off();
    exit.mockRestore();
    vi.useRealTimers();
  });
  return { said, interrupt, press: () => process.emit('SIGINT') };
}

const stopped = 'Stopped. The same command goes on from here.';

test('Ctrl-C ends a command at once', () => {
  const { said, press } = command(null);

  expect(press).toThrow('ended with 130');

  expect(said).toEqual([stopped]);
});

test('a command with something to finish ends with the second press, of which the first may come several times', () => {
  const { said, interrupt, press } = command('Finishing.');

  for (let times = 0; times < 3; times += 1) press();
  expect([said, interrupt.signal.aborted]).toEqual([['Finishing.'], true]);
  vi.advanceTimersByTime(1_001);
  expect(press).toThrow('ended with 130');

  expect(said).toEqual(['Finishing.', stopped]);
});

test('a command that has finished what it had to ends at once', () => {
  const { said, interrupt, press } = command('Finishing.');
  interrupt.endFinishing();

  expect(press).toThrow('ended with 130');

  expect(said).toEqual([stopped]);
});

test('a command that is over hears nothing more', () => {
  const { said, interrupt, press } = command(null);
  interrupt.off();

  press();

  expect(said).toEqual([]);
});
