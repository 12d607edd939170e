import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useLocale } from '../../i18n/formats.ts';
import { useWords } from '../../i18n/language.ts';
import { usePlatformOptions } from '../../platforms/usePlatformChoices.ts';
import { usePlatformOf } from '../../platforms/usePlatformOf.ts';
import { CheckPills } from '../../ui/CheckPills.tsx';
import { Select } from '../../ui/Select.tsx';
import { flipped } from '../list/listQuery.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';

const all = 'all';

/**
 * Several platforms at once. The user's own and those that are set are shown, the others can be added from a select.
 */
export function PlatformFilter({ address }: { address: ReturnType<typeof useCollectionAddress> }) {
  const text = useWords(collectionWords);
  const { compare } = useLocale();
  const { platforms, filterPlatforms } = address;
  const groups = usePlatformOptions();
  const platformOf = usePlatformOf();
  const mine = useRead(api.platforms.mine).data?.map(({ platform_id }) => platform_id) ?? [];
  const atHand = [...new Set([...mine, ...platforms])]
    .map((id) => ({ value: id, label: platformOf(id)?.name ?? '…' }))
    .toSorted((one, other) => compare(one.label, other.label));

  function add(value: string) {
    if (value === all) filterPlatforms([]);
    else filterPlatforms([...new Set([...platforms, Number(value)])]);
  }

  return (
    <div className="flex flex-col gap-2">
      <Select
        label={text.platform}
        value={platforms.length === 0 ? all : ''}
        onChoose={add}
        options={[
          ...(platforms.length === 0 ? [] : [{ value: '', label: text.addPlatform }]),
          { value: all, label: text.allPlatforms },
        ]}
        groups={groups}
      />
      {atHand.length > 0 && (
        <CheckPills
          label={text.platform}
          isLabelHidden
          options={atHand}
          chosen={platforms}
          onFlip={(id) => filterPlatforms(flipped(platforms, id))}
        />
      )}
    </div>
  );
}
