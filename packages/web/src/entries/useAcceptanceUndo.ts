import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';
import type { Correction } from './CorrectionChanges.tsx';

/** Undoes that a correction holds for everybody. */
export function useAcceptanceUndo({ gameId, game }: Pick<Correction, 'gameId' | 'game'>) {
  const text = useWords(entriesWords);
  const tell = useRefusalText();
  const undo = useWrite(api.entries.undoAcceptance, {
    onDone: () => void toast({ text: text.acceptanceUndone(game.title) }),
    onRefused: (error) => void toast({ text: tell(error, text.actionFailed) }),
  });
  return { undo: () => undo.mutate({ gameId }), isPending: undo.isPending };
}
