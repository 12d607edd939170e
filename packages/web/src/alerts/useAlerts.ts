import type { Alert, FoundGem } from '@cartouche/contract/alertShapes';

import { type Call, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWriteAtOnce } from '../api/useWriteAtOnce.ts';
import { useToggle } from '../api/writes.ts';
import { unseenEveryMs } from '../constants.ts';
import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { toast } from '../ui/toast.ts';

type Which = { id: number };

const activate: Call<Which, unknown> = {
  ...api.alerts.update,
  send: ({ id }) => api.alerts.update.send({ id, active: true }),
};

const pause: Call<Which, unknown> = {
  ...api.alerts.update,
  send: ({ id }) => api.alerts.update.send({ id, active: false }),
};

/** The alerts, with what is done to one of them: shown at once, and taken back if it fails (specification 4). */
export function useAlerts() {
  const text = useWords(alertsWords);
  const {
    data: alerts,
    error,
    refetch,
    isFetching,
  } = useRead(api.alerts.list, undefined, {
    everyMs: unseenEveryMs,
  });

  const toggle = useToggle<Which>({
    on: activate,
    off: pause,
    edit: (edit, { id }, isOn) => edit(api.alerts.list, (all) => all.map((one) => withActive(one, id, isOn))),
    onRefused: () => toast({ text: text.toggleFailed }),
  });
  const remove = useWriteAtOnce(api.alerts.remove, {
    edit: (edit, { id }) => {
      edit(api.alerts.list, (all) => all.filter((one) => one.id !== id));
      edit(api.alerts.found, (found) => withoutFound(found, (one) => one.alertId === id));
      edit(api.alerts.gems, (gems) => gems.filter(({ alertId }) => alertId !== id));
    },
    onRefused: () => toast({ text: text.removeFailed }),
  });

  return {
    alerts,
    loadError: alerts ? null : error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    toggle: ({ id }: Which, isActive: boolean) => toggle({ id }, isActive),
    remove: ({ id }: Which) => remove({ id }),
  };
}

function withActive(alert: Alert, id: number, active: boolean): Alert {
  return alert.id === id ? { ...alert, active } : alert;
}

/** A page of what was found without some of it. */
export function withoutFound(found: readonly FoundGem[], isGone: (one: FoundGem) => boolean): FoundGem[] {
  const rest = found.filter((one) => !isGone(one));
  const gone = found.length - rest.length;
  return rest.map((one) => ({ ...one, total_count: one.total_count - gone }));
}
