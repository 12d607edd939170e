import { remaining } from '@cartouche/contract/limits';
import type { Platform } from '@cartouche/contract/platforms';
import { useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { toRefusal } from '../api/refusal.ts';
import { type Toggle, useToggle } from '../api/writes.ts';
import { useText, useWords } from '../i18n/language.ts';
import { platformsWords } from '../i18n/platforms.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { useSession } from '../session/useSession.ts';
import { dismissToast, toast } from '../ui/toast.ts';
import type { Platforms } from './usePlatforms.ts';

export type PlatformToggle = ReturnType<typeof usePlatformToggle>;

/** Adds a platform to the user's, or removes it with an undo. A refused click is reverted. */
export function usePlatformToggle({ mine }: Pick<Platforms, 'mine'>) {
  const text = useText();
  const words = useWords(platformsWords);
  const tell = useRefusalText();
  const { tier } = useSession().subscription;
  const [working, setWorking] = useState<ReadonlySet<number>>(new Set());
  // Two clicks can come before the first one is drawn.
  const underWay = useRef(new Set<number>());
  // The toasts that claim a removal before the server has answered.
  const claims = useRef(new Map<number, number>());
  const [error, setError] = useState<Error | null>(null);

  const way: Toggle<{ platformId: number }> = {
    on: api.platforms.add,
    off: api.platforms.remove,
    edit: (edit, { platformId }, isOn) =>
      edit(api.platforms.mine, (chosen) => {
        const others = chosen.filter(({ platform_id }) => platform_id !== platformId);
        return isOn ? [...others, { platform_id: platformId, created_at: new Date().toISOString() }] : others;
      }),
    onSettled: ({ platformId }) => {
      underWay.current.delete(platformId);
      setWorking((ids) => new Set([...ids].filter((id) => id !== platformId)));
    },
  };
  const choose = useToggle({
    ...way,
    onRefused: (cause, { platformId }) => {
      const claim = claims.current.get(platformId);
      if (claim !== undefined) dismissToast(claim);
      setError(cause);
    },
  });
  // The toast can outlive the screen, so the refusal of its undo is shown in a toast too.
  const undo = useToggle({
    ...way,
    onRefused: (cause) => toast({ text: tell(cause, words.unexpected) }),
  });

  function begin(id: number) {
    underWay.current.add(id);
    setError(null);
    setWorking((ids) => new Set([...ids, id]));
  }

  function takeBack(id: number) {
    begin(id);
    undo({ platformId: id }, true);
  }

  function toggle({ id, name }: Platform) {
    if (underWay.current.has(id)) return;
    begin(id);
    claims.current.delete(id);
    if (mine.has(id)) {
      const undoing = { label: text.ui.undo, onPress: () => takeBack(id) };
      claims.current.set(id, toast({ text: words.removed(name), actions: [undoing] }));
    }
    choose({ platformId: id }, !mine.has(id));
  }

  const room = remaining(tier, 'consoles', mine.size);
  return {
    toggle,
    /** How many more platforms the plan has room for; Infinity without a limit. */
    room,
    isMine: (id: number) => mine.has(id),
    isWorking: (id: number) => working.has(id),
    isLocked: (id: number) => room === 0 && !mine.has(id) && !working.has(id),
    refusal: error && {
      text: tell(error, words.unexpected),
      isLimit: toRefusal(error)?.code.endsWith('console_limit_reached') ?? false,
    },
  };
}
