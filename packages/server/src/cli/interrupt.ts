import { type Output, stopped } from './terminal.ts';

/** A terminal tells all its processes of Ctrl-C, and npm and `tools/run.mjs` pass it on: one press comes several times. */
const onePressMs = 1_000;

type Interrupt = {
  signal: AbortSignal;
  /** There is nothing to finish any more. */
  endFinishing: () => void;
  off: () => void;
};

/**
 * Ctrl-C ends a command at once. One that has something to finish, as `finishing` says, learns of the first press by the
 * signal, and only a second press ends it at once.
 */
export function onInterrupt(output: Output, finishing: string | null = null): Interrupt {
  const stopping = new AbortController();
  let toFinish = finishing;
  let pressedAt = -Infinity;
  const stop = () => {
    const isOnePress = performance.now() - pressedAt < onePressMs;
    if (isOnePress) return;
    if (toFinish === null || stopping.signal.aborted) {
      output.write(stopped.text);
      process.exit(stopped.code);
    }
    pressedAt = performance.now();
    output.write(`\n${toFinish}\n`);
    stopping.abort();
  };
  process.on('SIGINT', stop);
  return {
    signal: stopping.signal,
    endFinishing: () => void (toFinish = null),
    off: () => void process.off('SIGINT', stop),
  };
}
