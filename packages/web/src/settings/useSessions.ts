import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { useWords } from '../i18n/language.ts';
import { settingsWords } from '../i18n/settings.ts';
import { toast } from '../ui/toast.ts';

export type UserSession = Answer<typeof api.session.list>[number];

/** Where the user is signed in; ending one session, or all others. */
export function useSessions(onEnded: () => void) {
  const text = useWords(settingsWords);
  const tell = useRefusalText();
  const list = useRead(api.session.list);

  function say(done: string) {
    toast({ text: done });
    onEnded();
  }
  const end = useWrite(api.session.end, { onDone: () => say(text.sessionEnded) });
  const endOthers = useWrite(api.session.endOthers, {
    onDone: ({ ended }) => say(text.othersEnded(ended)),
  });
  const error = end.error ?? endOthers.error;

  return {
    // This tab first: it tells the others.
    sessions: list.data?.toSorted((one, other) => Number(other.is_this) - Number(one.is_this)),
    hasOthers: list.data?.some(({ is_this }) => !is_this) ?? false,
    loadError: list.data ? null : list.error,
    retry: () => void list.refetch(),
    isRetrying: list.isFetching,

    end: ({ id }: UserSession) => end.mutate({ id }),
    isEnding: ({ id }: UserSession) => end.isPending && end.variables?.id === id,
    endOthers: () => endOthers.mutate(undefined),
    areOthersEnding: endOthers.isPending,
    error: error && tell(error, text.endFailed),
  };
}
