import { collectionWords } from '../../i18n/collection.ts';
import { filtersWords } from '../../i18n/filters.ts';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckPills } from '../../ui/CheckPills.tsx';
import { Overlay } from '../../ui/Overlay.tsx';
import { columns, usualColumns } from './columns.ts';
import { flipped } from './listQuery.ts';
import { useColumnNames } from './useColumnNames.ts';
import { useChosenColumns } from './useColumns.ts';
import { useDensity } from './useDensity.ts';

type ColumnPanelProps = { isOpen: boolean; onClose: () => void };

/** The choice of columns. The lines of a compact list show them, so a choice makes the list compact. */
export function ColumnPanel({ isOpen, onClose }: ColumnPanelProps) {
  const text = useWords(filtersWords);
  const title = useWords(collectionWords).chooseColumns;
  const nameOf = useColumnNames();
  const { chosen, choose, reset } = useChosenColumns();
  const { density, choose: chooseDensity } = useDensity();
  const ticked = chosen ?? usualColumns;

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="small"
      footer={chosen && <Button onClick={reset}>{text.usualColumns}</Button>}
    >
      <div className="flex flex-col gap-3">
        <CheckPills
          label={title}
          isLabelHidden
          options={columns.map((value) => ({ value, label: nameOf(value) }))}
          chosen={ticked}
          onFlip={(name) => {
            choose(flipped(ticked, name));
            if (density !== 'compact') chooseDensity('compact');
          }}
        />
        <p className="text-13 text-muted">{text.columnsHint}</p>
      </div>
    </Overlay>
  );
}
