import { useState } from 'react';

/** A choice that stays on this device. */
export function useKept<Value>(read: () => Value, keep: (value: Value) => void) {
  const [value, setValue] = useState(read);
  return [
    value,
    (next: Value) => {
      keep(next);
      setValue(next);
    },
  ] as const;
}
