import { History } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useUndoChange } from '../collection/bulk/useUndoChange.ts';
import { bulkChangeWords } from '../i18n/bulkChange.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText, useWords } from '../i18n/language.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

/** The newest bulk change can be undone for a day, even when its toast is gone. */
export function LastChange() {
  const text = useText().ui;
  const words = useWords(bulkChangeWords);
  const locale = useLocale();
  const { data: change } = useRead(api.collection.lastChange);
  const undo = useUndoChange();
  if (!change) return null;

  const { changeId, games, made_at } = change;
  return (
    <Banner
      icon={<History />}
      title={words.lastChange(games)}
      action={
        <Button isPending={undo.isPending} onClick={() => undo.mutate({ changeId })}>
          {text.undo}
        </Button>
      }
    >
      {words.undoableSince(locale.moment(made_at))}
    </Banner>
  );
}
