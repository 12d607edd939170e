import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.ts';
import { useEntryRefusal } from './useEntryRefusal.ts';

/** Deletes an entry after a question, and leaves its page. */
export function useEntryRemoval({ game_id: gameId, title }: { game_id: number; title: string }) {
  const text = useWords(entriesWords);
  const tellRefusal = useEntryRefusal();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite(api.entries.remove, {
    onDone: () => {
      setAsking(false);
      toast({ text: text.removed(title) });
      void navigate({ ...paths.collection('all'), replace: true });
    },
    onRefused: (error) => {
      setAsking(false);
      tellRefusal(error);
    },
  });

  return {
    isAsking,
    ask: () => setAsking(true),
    spare: () => setAsking(false),
    confirm: () => remove.mutate({ gameId }),
    isPending: remove.isPending,
  };
}
