import { toCurrency } from '@cartouche/contract/money.rules';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { bulkWords } from '../i18n/bulk.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { useSession } from '../session/useSession.ts';
import { toast } from '../ui/toast.ts';
import { toBulkFields } from './bulkDraft.ts';
import { type Draft, type ItemField, localDay, startDraft } from './itemDraft.ts';
import { useUndoChange } from './useUndoChange.ts';

type BulkChangeInput = { gameIds: readonly number[]; onDone: () => void };

/** One change for many copies: what to set, what that would do, and then doing it, with an undo. */
export function useBulkChange({ gameIds, onDone }: BulkChangeInput) {
  const text = useText();
  const words = useWords(bulkWords);
  const tell = useRefusalText();
  const currency = toCurrency(useSession().profile.preferred_currency);

  const [draft, setDraft] = useState<Draft>(() => startDraft(null, currency, localDay(new Date())));
  const [fields, setFields] = useState<ReadonlySet<ItemField>>(new Set());
  const [addMissing, setAddMissing] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const set = toBulkFields(draft, fields);

  const preview = useWrite(api.collection.previewMany, { onDone: () => setPreviewed(true) });
  const undo = useUndoChange();
  const save = useWrite(api.collection.saveMany, {
    onDone: ({ changeId, changed, added }) => {
      toast({
        text: words.done(changed, added),
        action: { label: text.ui.undo, onPress: () => undo.mutate({ changeId }) },
      });
      onDone();
    },
  });

  function change(part: Partial<Draft>) {
    setDraft((old) => ({ ...old, ...part }));
  }

  function switchField(field: ItemField, isOn: boolean) {
    setFields((old) => new Set(isOn ? [...old, field] : [...old].filter((other) => other !== field)));
  }

  function look(isAdding: boolean) {
    if (set) preview.mutate({ gameIds: [...gameIds], set, addMissing: isAdding });
  }

  return {
    draft,
    currency,
    change,
    isOn: (field: ItemField) => fields.has(field),
    switchField,
    set,

    look: () => look(addMissing),
    isLooking: preview.isPending,
    preview: isPreviewed ? preview.data : undefined,
    goBack: () => setPreviewed(false),
    addMissing,
    chooseAddMissing: (isAdding: boolean) => {
      setAddMissing(isAdding);
      look(isAdding);
    },

    apply: () => set && save.mutate({ gameIds: [...gameIds], set, addMissing }),
    isSaving: save.isPending,
    message:
      (save.error && tell(save.error, words.applyFailed)) ??
      (preview.error && tell(preview.error, words.previewFailed)),
  };
}
