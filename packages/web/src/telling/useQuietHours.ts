import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { type Answer, type Call, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useToggle } from '../api/writes.ts';
import { zoneHere } from './timeZones.ts';

export type QuietHours = Answer<typeof api.alerts.quietHours>;
type Change = { to: QuietHours; from: QuietHours };

const save: Call<Change, unknown> = {
  name: api.alerts.saveQuietHours.name,
  send: ({ to }) => api.alerts.saveQuietHours.send(to),
};

/** When the user is not told. A choice applies at once; a refused one is reverted. */
export function useQuietHours() {
  const { data: hours, error, refetch, isFetching } = useRead(api.alerts.quietHours);
  const [isRefused, setRefused] = useState(false);
  const change = useToggle<Change>({
    on: save,
    off: save,
    edit: (edit, { to, from }, isOn) => edit(api.alerts.quietHours, () => (isOn ? to : from)),
    onRefused: () => setRefused(true),
  });

  function choose(some: Partial<QuietHours>) {
    if (!hours) return;
    setRefused(false);
    change({ to: { ...hours, ...some }, from: hours }, true);
  }

  // Without a time zone nothing would be quiet, and only a browser knows it.
  const wasSettled = useRef(false);
  const settle = useEffectEvent(() => {
    if (!wasSettled.current) choose({ time_zone: zoneHere() });
    wasSettled.current = true;
  });
  const isUnsettled = hours?.time_zone === null;
  useEffect(() => {
    if (isUnsettled) settle();
  }, [isUnsettled]);

  return {
    hours,
    error: hours ? null : error,
    retry: () => void refetch(),
    isRetrying: isFetching,
    choose,
    isRefused,
  };
}
