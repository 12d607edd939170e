import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { withoutFilters } from '../list/listQuery.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';
import { useSetFilters } from '../list/useSetFilters.ts';

/** The filters that are set; each can be removed. */
export function FilterChips({ address }: { address: ReturnType<typeof useCollectionAddress> }) {
  const words = useWords(collectionWords);
  const chips = useSetFilters(address);
  if (chips.length === 0) return null;

  return (
    <div className="-mx-4 flex min-w-0 items-center gap-2 overflow-x-auto pl-4 scrollbar-none sm:mx-0 sm:flex-wrap sm:pl-0">
      <ul className="flex shrink-0 gap-2 sm:shrink sm:flex-wrap">
        {chips.map(({ key, label, color, remove }) => (
          <li key={key} className="shrink-0">
            <Chip {...(color ? { color } : {})} onRemove={remove} removeLabel={words.removeFilter(label)}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
      {/* On a phone the chips scroll under it: after a dozen of them nobody would find it. */}
      <div className="shrink-0 max-sm:sticky max-sm:right-0 max-sm:bg-linear-to-r max-sm:from-transparent max-sm:to-background max-sm:to-25% max-sm:pr-4 max-sm:pl-4">
        <Button onClick={() => address.change(withoutFilters(address.search))} className="text-13">
          {words.clearAll}
        </Button>
      </div>
    </div>
  );
}
