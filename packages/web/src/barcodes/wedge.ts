/** A key that was pressed, and when. */
export type Stroke = { key: string; at: number };

/** Nobody types two digits so fast, and every scanner does. */
const fastestTypistMs = 50;
const leastDigits = 8;

/**
 * Recognizes a scanner that types like a keyboard: digits in a burst, ended by Enter, by Tab or by a pause. `press` answers
 * whether the key belongs to such a burst already; `end` what was typed in it, null if somebody typed by hand.
 */
export function newWedge() {
  let digits = '';
  let last = 0;

  function end(): string | null {
    const typed = digits;
    digits = '';
    return typed.length >= leastDigits ? typed : null;
  }

  /** Whether the digits so far came too fast for a hand, and the next key as well. */
  const isBurst = (at: number) => digits.length >= leastDigits && at - last <= 3 * fastestTypistMs;

  return {
    press({ key, at }: Stroke): boolean {
      if (!/^\d$/.test(key)) {
        digits = '';
        return false;
      }
      if (at - last > fastestTypistMs) digits = '';
      digits += key;
      last = at;
      return digits.length >= leastDigits;
    },
    isBurst,
    /** Whether a key is the one that a scanner sends after its digits. */
    isEnd: ({ key, at }: Stroke) => (key === 'Enter' || key === 'Tab') && isBurst(at),
    /** How many digits came in one go. */
    count: () => digits.length,
    end,
    pauseMs: 3 * fastestTypistMs,
  };
}
