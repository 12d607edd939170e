import { apiKeys } from '@cartouche/contract/limits';
import { useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { forgetDraft, keepDraft, keptDraft } from '../device.ts';
import { useWords } from '../i18n/language.ts';
import { settingsWords } from '../i18n/settings.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { useFailure } from '../session/useFailure.ts';
import { toast } from '../ui/toast.ts';

export type ApiKey = Answer<typeof api.keys.list>[number];

/** The user's keys; making one, which is shown once, and revoking one after a question. */
export function useApiKeys(onRevoked: () => void) {
  const text = useWords(settingsWords);
  const tell = useRefusalText();
  const failure = useFailure();
  const list = useRead(api.keys.list);
  const [name, setName] = useState(() => keptDraft('key') ?? '');
  const [made, setMade] = useState<{ id: string; name: string; key: string } | null>(null);
  const [toRevoke, setToRevoke] = useState<ApiKey | null>(null);

  const create = useWrite(api.keys.create, {
    onDone: ({ id, key }, sent) => {
      setMade({ id, name: sent.name, key });
      setName('');
      forgetDraft('key');
    },
  });
  const isSignInNeeded = toRefusal(create.error)?.code === 'sign_in_again';
  const revoke = useWrite(api.keys.revoke, {
    onDone: (_ok, { id }) => {
      setToRevoke(null);
      setMade((shown) => (shown?.id === id ? null : shown));
      toast({ text: text.keyRevoked });
      onRevoked();
    },
  });

  return {
    keys: list.data,
    loadError: list.data ? null : list.error,
    hasRoom: list.data === undefined || list.data.length < apiKeys.most,
    retry: () => void list.refetch(),
    isRetrying: list.isFetching,

    name,
    setName: (typed: string) => {
      setName(typed);
      keepDraft('key', typed);
    },
    create: () => {
      if (name.trim() !== '') create.mutate({ name: name.trim() });
    },
    isCreating: create.isPending,
    /** The last sign-in was too long ago. */
    isSignInNeeded,
    createError: isSignInNeeded ? null : failure(create),
    made,
    putAway: () => setMade(null),

    toRevoke,
    ask: (key: ApiKey) => {
      revoke.reset();
      setToRevoke(key);
    },
    spare: () => setToRevoke(null),
    confirm: () => toRevoke && revoke.mutate({ id: toRevoke.id }),
    isRevoking: revoke.isPending,
    revokeError: revoke.error && tell(revoke.error, text.revokeFailed),
  };
}
