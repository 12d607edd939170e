import { useState } from 'react';

import { TextField } from '../ui/TextField.tsx';
import { minutesIn, toTime } from './timeZones.ts';

type TimeFieldProps = { label: string; minutes: number; onChoose: (minutes: number) => void };

/** A time of the day. While it is typed it may be no time; then the last one stays. */
export function TimeField({ label, minutes, onChoose }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function choose() {
    const chosen = typed === null ? null : minutesIn(typed);
    setTyped(null);
    if (chosen !== null && chosen !== minutes) onChoose(chosen);
  }

  return (
    <TextField
      type="time"
      label={label}
      value={typed ?? toTime(minutes)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={choose}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
    />
  );
}
