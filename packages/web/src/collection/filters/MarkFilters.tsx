import { toTree } from '@cartouche/contract/place.rules';

import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { itemWords } from '../../i18n/item.ts';
import { useWords } from '../../i18n/language.ts';
import { CopyFilter, type CopyFilterProps } from './CopyFilter.tsx';

/** Filters by place and by tag. A place has all that is in it. */
export function MarkFilters(way: Pick<CopyFilterProps, 'search' | 'change'>) {
  const names = useWords(itemWords);
  const { data } = useRead(api.marks.list);
  const marks = data?.place.map(({ value, copies }) => ({ place: value, copies })) ?? [];
  const places = toTree(marks).map(({ place }) => place);
  const tags = data?.tags.map(({ value }) => value) ?? [];

  return (
    <>
      <CopyFilter {...way} name="place" label={names.place.label} values={places} />
      <CopyFilter {...way} name="tag" label={names.tags.label} values={tags} />
    </>
  );
}
