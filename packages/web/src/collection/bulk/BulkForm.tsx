import type { ItemField } from '@cartouche/contract/item.rules';

import { bulkWords } from '../../i18n/bulk.ts';
import { itemWords } from '../../i18n/item.ts';
import { useWords } from '../../i18n/language.ts';
import { MoreFields } from '../../item/MoreFields.tsx';
import { firstFields, moreFields } from '../../item/moreFields.ts';
import { useItemControls } from '../../item/useItemControls.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { useBulkChange } from './useBulkChange.ts';

/** The fields of a copy, each with a switch: only those switched on are set. */
export function BulkForm({ change: bulk }: { change: ReturnType<typeof useBulkChange> }) {
  const words = useWords(bulkWords);
  const names = useWords(itemWords);
  const controls = useItemControls({ ...bulk, hint: words.emptyClears, isLabelHidden: true });

  return (
    <>
      <p className="text-muted">{words.applyLead}</p>
      <div className="flex flex-col divide-y divide-hairline">{firstFields.map(row)}</div>
      <MoreFields filled={moreFields.filter(bulk.isOn).length}>
        <div className="flex flex-col divide-y divide-hairline">{moreFields.map(row)}</div>
      </MoreFields>
    </>
  );

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
            {controls[field]}
          </div>
        )}
      </div>
    );
  }
}
