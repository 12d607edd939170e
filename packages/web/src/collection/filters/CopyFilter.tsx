import { useState } from 'react';

import { filtersWords } from '../../i18n/filters.ts';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckPills } from '../../ui/CheckPills.tsx';
import { type ListFilter, flipped, withFilter } from '../list/listQuery.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';

export type CopyFilterProps = Pick<ReturnType<typeof useCollectionAddress>, 'search' | 'change'> & {
  name: Exclude<ListFilter, 'completeness'>;
  label: string;
  /** What the user's copies say, or can say. */
  values: readonly string[];
  nameOf?: (value: string) => string;
};

/** More than that would push the other filters far down. */
const most = 24;

/** One filter by what copies say; nothing if none says it. */
export function CopyFilter({ search, change, name, label, values, nameOf = same }: CopyFilterProps) {
  const text = useWords(filtersWords);
  const [isWhole, setWhole] = useState(false);
  const chosen: readonly string[] = search[name] ?? [];
  // What is set stays to be switched off, even if no copy says it any more.
  const all = [...new Set([...values, ...chosen])];
  const shown =
    isWhole || all.length <= most ? all : all.filter((value, at) => at < most || chosen.includes(value));
  if (all.length === 0) return null;

  return (
    <div className="flex flex-col items-start gap-2">
      <CheckPills
        label={label}
        options={shown.map((value) => ({ value, label: nameOf(value) }))}
        chosen={chosen}
        onFlip={(value) => change(withFilter(search, name, flipped(chosen, value)))}
      />
      {shown.length < all.length && (
        <Button onClick={() => setWhole(true)}>{text.showAll(all.length)}</Button>
      )}
    </div>
  );
}

const same = (value: string) => value;
