import { useEffect, useEffectEvent, useState } from 'react';

import { api } from '../api/client.ts';
import { readNow } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { tellingWords } from '../i18n/telling.ts';
import { endPush } from '../session/endPush.ts';
import { toast } from '../ui/toast.ts';
import {
  PushFailure,
  type PushPermission,
  pushEndpoint,
  pushPermission,
  subscribePush,
} from './browserPush.ts';

/** Push messages in this browser. `browsers` are those of the user that the server knows. */
export function usePush(browsers: readonly string[]) {
  const text = useWords(tellingWords);
  const tell = useRefusalText();
  const { permission, endpoint, look } = useThisBrowser();
  const [busy, setBusy] = useState<'on' | 'off' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const subscribe = useWrite(api.telling.subscribe, {
    onDone: () => toast({ text: text.push.turnedOn }),
    onRefused: (error) => setFailure(tell(error, text.push.failed)),
  });
  const unsubscribe = useWrite(api.telling.unsubscribe, {
    onDone: () => toast({ text: text.push.turnedOff }),
  });

  async function change(to: 'on' | 'off') {
    setBusy(to);
    setFailure(null);
    try {
      if (to === 'on') {
        const { publicKey } = await readNow(api.telling.pushKey, undefined);
        subscribe.mutate(await subscribePush(publicKey));
      } else {
        const ended = await endPush();
        if (ended !== null) unsubscribe.mutate({ endpoint: ended });
      }
    } catch (error) {
      const reason = error instanceof PushFailure ? text.push[error.reason] : tell(error, text.push.failed);
      setFailure(reason);
    }
    await look();
    setBusy(null);
  }

  const isOn = permission === 'granted' && endpoint !== null && browsers.includes(endpoint);
  return {
    permission,
    isOn,
    /** How many other browsers of the user are on. */
    others: browsers.filter((one) => one !== endpoint).length,
    busy: busy ?? (subscribe.isPending ? 'on' : null),
    failure,
    turnOn: () => void change('on'),
    turnOff: () => void change('off'),
  };
}

export type Push = ReturnType<typeof usePush>;

/** What this browser allows and takes at the moment: both can be changed in its own settings. */
function useThisBrowser() {
  // Null until it is known.
  const [permission, setPermission] = useState<PushPermission | null>(null);
  const [endpoint, setEndpoint] = useState<string | null>(null);

  async function look() {
    setEndpoint(await pushEndpoint().catch(() => null));
    setPermission(await pushPermission());
  }

  const lookAgain = useEffectEvent(() => void look());
  useEffect(() => {
    const again = () => lookAgain();
    again();
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, []);

  return { permission, endpoint, look };
}
