import { Columns3 } from 'lucide-react';
import { useState } from 'react';

import { filtersWords } from '../../i18n/filters.ts';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckPills } from '../../ui/CheckPills.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Overlay } from '../../ui/Overlay.tsx';
import { type Column, columns } from './columns.ts';
import { flipped } from './listQuery.ts';
import type { useColumns } from './useColumns.ts';

type ColumnChoiceProps = {
  chosen: ReturnType<typeof useColumns>;
  choose: (names: readonly Column[]) => void;
  nameOf: (column: Column) => string;
};

/** Opens the choice of columns, and says which of them have no room. */
export function ColumnChoice({ chosen, choose, nameOf }: ColumnChoiceProps) {
  const text = useWords(filtersWords);
  const [isOpen, setOpen] = useState(false);
  const { shown, wanted, reset } = chosen;
  const hidden = columns.filter((name) => wanted.includes(name) && !shown.some((one) => one.name === name));

  return (
    <>
      <IconButton
        aria-label={text.chooseColumns}
        aria-haspopup="dialog"
        icon={<Columns3 />}
        onClick={() => setOpen(true)}
        className="-outline-offset-2! sm:size-7 [&>svg]:size-4"
      />
      <Overlay
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.chooseColumns}
        size="small"
        footer={reset && <Button onClick={reset}>{text.usualColumns}</Button>}
      >
        <div className="flex flex-col gap-3">
          <CheckPills
            label={text.chooseColumns}
            isLabelHidden
            options={columns.map((value) => ({ value, label: nameOf(value) }))}
            chosen={wanted}
            onFlip={(name) => choose(flipped(wanted, name))}
          />
          <p role="status" className="min-h-5 text-13 text-muted">
            {hidden.length > 0 && text.noRoomFor(hidden.map(nameOf).join(', '))}
          </p>
        </div>
      </Overlay>
    </>
  );
}
