import type { ItemField } from '@cartouche/contract/item.rules';
import { toCurrency } from '@cartouche/contract/money.rules';
import { useState } from 'react';

import { api } from '../../api/client.ts';
import { useWrite } from '../../api/writes.ts';
import { bulkChangeWords } from '../../i18n/bulkChange.ts';
import { formWords } from '../../i18n/form.ts';
import { useLocale } from '../../i18n/formats.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { useRefusalText } from '../../i18n/refusalText.ts';
import { useSession } from '../../session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import type { CopyFilters } from '../list/listQuery.ts';
import { keepBulkDraft, keptBulkDraft, switched, toBulkFields } from './bulkDraft.ts';
import { type Draft, localDay, startDraft } from '../../item/itemDraft.ts';
import { useDateQuestion } from '../../item/useDateQuestion.ts';
import { useUndoChange } from './useUndoChange.ts';

export type BulkChangeInput = {
  gameIds: readonly number[];
  /** Which of their copies are meant; of none the main ones. */
  copies: CopyFilters;
  onDone: () => void;
};

/** One change for many copies: what to set, its preview, and applying it with an undo. */
export function useBulkChange({ gameIds, copies, onDone }: BulkChangeInput) {
  const text = useText();
  const words = useWords(bulkChangeWords);
  const labels = useWords(formWords);
  const tell = useRefusalText();
  const currency = toCurrency(useSession().profile.preferred_currency);

  const [draft, setDraft] = useState<Draft>(() => ({
    ...startDraft(null, currency, localDay(new Date())),
    ...keptBulkDraft().draft,
  }));
  const [fields, setFields] = useState<ReadonlySet<ItemField>>(() => new Set(keptBulkDraft().fields));
  const [keepsTags, setKeepsTags] = useState(true);
  const [addMissing, setAddMissing] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const set = toBulkFields(draft, fields);
  const asked = set && { gameIds: [...gameIds], copies, set, addTags: fields.has('tags') && keepsTags };
  const locale = useLocale();
  const dateQuestion = useDateQuestion(draft.date, fields.has('purchaseDate'));

  const preview = useWrite(api.collection.previewMany, { onDone: () => setPreviewed(true) });
  const undo = useUndoChange();
  const save = useWrite(api.collection.saveMany, {
    onDone: ({ changeId, changed, added }) => {
      toast({
        text: words.done(changed, added),
        actions: [{ label: text.ui.undo, onPress: () => undo.mutate({ changeId }) }],
      });
      onDone();
    },
  });

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    keepBulkDraft(next, fields);
  }

  function switchField(field: ItemField, isOn: boolean) {
    const next = switched({ draft, fields }, field, isOn);
    setFields(next.fields);
    setDraft(next.draft);
    keepBulkDraft(next.draft, next.fields);
  }

  function showPreview(isAdding: boolean) {
    if (asked) preview.mutate({ ...asked, addMissing: isAdding });
  }

  return {
    draft,
    currency,
    change,
    isOn: (field: ItemField) => fields.has(field),
    switchField,
    set,
    /** Whether copies keep their tags, and get those that are set besides. */
    keepsTags,
    setKeepsTags,

    showPreview: () => !dateQuestion.ask() && showPreview(addMissing),
    /** The date to set is in the future, which a second press of the button confirms. */
    isDateQuestioned: dateQuestion.isAsking,
    isChecking: preview.isPending,
    preview: isPreviewed ? preview.data : undefined,
    goBack: () => setPreviewed(false),
    addMissing,
    chooseAddMissing: (isAdding: boolean) => {
      setAddMissing(isAdding);
      showPreview(isAdding);
    },

    apply: () => asked && save.mutate({ ...asked, addMissing }),
    isSaving: save.isPending,
    message:
      (dateQuestion.isAsking ? labels.dateAhead(locale.date(draft.date)) : null) ??
      (save.error && tell(save.error, words.applyFailed)) ??
      (preview.error && tell(preview.error, words.previewFailed)),
  };
}
