import type { ItemField } from '@cartouche/contract/item.rules';

import { bulkChangeWords } from '../../i18n/bulkChange.ts';
import { itemWords } from '../../i18n/item.ts';
import { useWords } from '../../i18n/language.ts';
import { MoreFields } from '../../item/MoreFields.tsx';
import { firstFields, moreFields } from '../../item/moreFields.ts';
import { useItemControls } from '../../item/useItemControls.tsx';
import { SuggestedField } from '../../item/SuggestedField.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { countChanges } from './bulkDraft.ts';
import type { useBulkChange } from './useBulkChange.ts';

type BulkFormProps = { change: ReturnType<typeof useBulkChange> };

/** The fields of a copy, each with a switch: only those switched on are set. */
export function BulkForm({ change: bulk }: BulkFormProps) {
  const words = useWords(bulkChangeWords);
  const names = useWords(itemWords);
  const controls = useItemControls({ ...bulk, hint: words.emptyClears, isLabelHidden: true });

  return (
    <>
      <p className="text-muted">{words.applyLead}</p>
      <div className="flex flex-col divide-y divide-hairline">{firstFields.map(row)}</div>
      <MoreFields note={note()}>
        <div className="flex flex-col divide-y divide-hairline">{moreFields.map(row)}</div>
      </MoreFields>
    </>
  );

  function note() {
    const { set, cleared } = countChanges(bulk.draft, moreFields.filter(bulk.isOn), bulk.keepsTags);
    return [set > 0 && words.areSet(set), cleared > 0 && words.areCleared(cleared)]
      .filter(Boolean)
      .join(', ');
  }

  function row(field: ItemField) {
    return (
      <div key={field} className="flex flex-col gap-2 py-2">
        <Switch
          label={names[field].set}
          isOn={bulk.isOn(field)}
          onChange={(isOn) => bulk.switchField(field, isOn)}
        />
        {/* Below the hint of a price is the amount as it was read. */}
        {bulk.isOn(field) && (
          <div className={field === 'purchasePrice' || field === 'estimate' ? 'pb-4' : 'pb-2'}>
            {field === 'tags' ? <BulkTags change={bulk} /> : controls[field]}
          </div>
        )}
      </div>
    );
  }
}

/** Copies may keep the tags that they have. */
function BulkTags({ change: { draft, change, keepsTags, setKeepsTags } }: BulkFormProps) {
  const words = useWords(bulkChangeWords);
  return (
    <div className="flex flex-col gap-2">
      <Segmented label={words.tagsThere}>
        <button type="button" aria-pressed={keepsTags} onClick={() => setKeepsTags(true)}>
          {words.addTags}
        </button>
        <button type="button" aria-pressed={!keepsTags} onClick={() => setKeepsTags(false)}>
          {words.replaceTags}
        </button>
      </Segmented>
      <SuggestedField
        field="tags"
        isLabelHidden
        value={draft.tags}
        onChange={(tags) => change({ tags })}
        {...(!keepsTags && { hint: words.emptyClears })}
      />
    </div>
  );
}
