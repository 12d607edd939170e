import type { Goal } from '../list/listed.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';
import { useIsSlim } from '../list/useHasFoot.ts';
import { FilterChips } from './FilterChips.tsx';
import { LetterJump } from './LetterJump.tsx';
import { ListFigures } from './ListFigures.tsx';

type ListToolsProps = {
  address: ReturnType<typeof useCollectionAddress>;
  onJump: (goal: Goal) => void;
  isBulkEdit: boolean;
};

/** The figures and chips of the filters, and the letters to jump to. */
export function ListTools({ address, onJump, isBulkEdit }: ListToolsProps) {
  const isSlim = useIsSlim(address.view);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <ListFigures address={address} />
        <FilterChips address={address} />
      </div>
      <LetterJump address={address} onJump={onJump} isSlim={isSlim} isCovered={isBulkEdit} />
    </>
  );
}
