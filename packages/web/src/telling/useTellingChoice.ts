import { type Way, waysToTell } from '@cartouche/contract/telling.rules';
import { useState } from 'react';

import { type Answer, type Call, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useToggle } from '../api/writes.ts';

export type TellingChoice = Answer<typeof api.telling.choice>;
type Chosen = Way[] | null;
type Change = { to: Chosen; from: Chosen };

const save: Call<Change, unknown> = {
  name: api.telling.choose.name,
  send: ({ to }) => api.telling.choose.send({ told_by: to }),
};

/** By which ways the user is told, and choosing them. A choice applies at once; a refused one is reverted. */
export function useTellingChoice() {
  const { data: choice, error, refetch, isFetching } = useRead(api.telling.choice);
  const [isRefused, setRefused] = useState(false);
  const change = useToggle<Change>({
    on: save,
    off: save,
    edit: (edit, { to, from }, isOn) =>
      edit(api.telling.choice, (before) => withChosen(before, isOn ? to : from)),
    onRefused: () => setRefused(true),
  });

  function choose(to: Chosen) {
    if (!choice) return;
    setRefused(false);
    change({ to, from: choice.told_by }, true);
  }

  return {
    choice,
    error: choice ? null : error,
    retry: () => void refetch(),
    isRetrying: isFetching,
    choose,
    isRefused,
  };
}

/** By which ways a user can be reached. */
export function reachOf({ hasBot, hasChat, browsers }: TellingChoice) {
  return { telegram: hasBot && hasChat, push: browsers.length > 0, mail: true };
}

function withChosen(choice: TellingChoice, told_by: Chosen): TellingChoice {
  return { ...choice, told_by, tells: waysToTell(told_by, reachOf(choice)) };
}
