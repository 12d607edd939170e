import { type Part, type Selection, parts, pick } from '@cartouche/contract/completeness.rules';
import { useId } from 'react';

import { PartIcon } from '../games/PartIcon.tsx';
import { useCompletenessNames } from '../games/useCompletenessNames.ts';
import { formWords } from '../i18n/form.ts';
import { itemWords } from '../i18n/item.ts';
import { useText, useWords } from '../i18n/language.ts';
import { Switch } from '../ui/Switch.tsx';

type CompletenessPickerProps = {
  selection: Selection;
  isSealed: boolean;
  /** Of the copy; undefined if there are several. */
  platformId: number | undefined;
  onSelect: (selection: Selection) => void;
  onSeal: (isSealed: boolean) => void;
};

/** Four tiles: the whole copy, or which of its parts; a whole copy may be sealed. */
export function CompletenessPicker({
  selection,
  isSealed,
  platformId,
  onSelect,
  onSeal,
}: CompletenessPickerProps) {
  const text = useText();
  const words = useWords(formWords);
  const names = useWords(itemWords);
  const { nameOf, mediumOf } = useCompletenessNames();
  const id = useId();
  const isMissing = selection.length === 0;

  function isPicked(tile: 'complete' | Part) {
    return tile === 'complete'
      ? selection === 'complete'
      : selection !== 'complete' && selection.includes(tile);
  }

  return (
    <fieldset aria-describedby={isMissing ? id : undefined} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-13 font-semibold">{names.completeness.label}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {tiles.map((tile) => (
          <button
            key={tile}
            type="button"
            aria-pressed={isPicked(tile)}
            onClick={() => onSelect(pick(selection, tile))}
            className="flex min-h-16 items-center gap-2.5 rounded-control bg-surface px-3 text-left text-14 font-medium inset-ring inset-ring-edge transition hover:bg-sunken aria-pressed:bg-accent-tint aria-pressed:font-semibold aria-pressed:text-accent aria-pressed:inset-ring-2 aria-pressed:inset-ring-accent sm:min-h-20 sm:flex-col sm:justify-center sm:gap-1.5 sm:text-center"
          >
            <PartIcon part={tile} medium={mediumOf(platformId)} />
            {nameOf(tile, platformId)}
          </button>
        ))}
      </div>
      {isMissing && (
        <p id={id} role="status" className="text-13 font-medium text-danger">
          {words.completenessMissing}
        </p>
      )}
      {selection === 'complete' && (
        <Switch label={text.catalogue.sealed} hint={words.sealedHint} isOn={isSealed} onChange={onSeal} />
      )}
    </fieldset>
  );
}

const tiles: readonly ('complete' | Part)[] = ['complete', ...parts];
