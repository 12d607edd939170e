import { Grid3x3, LayoutGrid, Library, List, Rows2, Rows4 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import type { View } from '../../device.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Overlay } from '../../ui/Overlay.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useDensity } from './useDensity.ts';

export type ViewToggleProps = {
  views: readonly View[];
  view: View;
  onChoose: (view: View) => void;
  /** Where a list has only one density. */
  isOfOneDensity?: boolean;
};

/** How the list is drawn, and how densely. On a phone: ViewButton. */
export function ViewToggle({ views, view, onChoose, isOfOneDensity = false }: ViewToggleProps) {
  const text = useWords(collectionWords);
  const { density, choose } = useDensity();
  const isCompact = density === 'compact';

  return (
    <div className="flex shrink-0 gap-1 max-sm:hidden">
      <Segmented label={text.view} className="shrink-0 *:px-2.5!">
        {views.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={text.views[one]}
            title={text.views[one]}
            aria-pressed={view === one}
            onClick={() => onChoose(one)}
          >
            {icons[one]}
          </button>
        ))}
      </Segmented>
      {!isOfOneDensity && (
        <IconButton
          aria-label={text.densities.compact}
          aria-pressed={isCompact}
          icon={isCompact ? densityIcons.compact : densityIcons.comfortable}
          onClick={() => choose(isCompact ? 'comfortable' : 'compact')}
        />
      )}
    </div>
  );
}

/** The same choices on a phone, where a row of them has no room: in a sheet. */
export function ViewButton({ views, view, onChoose, isOfOneDensity = false }: ViewToggleProps) {
  const text = useWords(collectionWords);
  const [isOpen, setOpen] = useState(false);
  const { density, choose } = useDensity();

  function take(act: () => void) {
    act();
    setOpen(false);
  }

  return (
    <div className="shrink-0 sm:hidden">
      <IconButton
        aria-label={text.viewIs(text.views[view])}
        aria-haspopup="dialog"
        icon={icons[view]}
        onClick={() => setOpen(true)}
        className="bg-surface inset-ring inset-ring-edge"
      />
      <Overlay isOpen={isOpen} onClose={() => setOpen(false)} title={text.view} size="small">
        <div className="flex flex-col gap-4">
          <Segmented label={text.view} className={tilesClass}>
            {views.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={view === one}
                onClick={() => take(() => onChoose(one))}
              >
                {icons[one]}
                {text.views[one]}
              </button>
            ))}
          </Segmented>
          {!isOfOneDensity && (
            <Segmented label={text.density} className={tilesClass}>
              {(['comfortable', 'compact'] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={density === one}
                  onClick={() => take(() => choose(one))}
                >
                  {densityIcons[one]}
                  {text.densities[one]}
                </button>
              ))}
            </Segmented>
          )}
        </div>
      </Overlay>
    </div>
  );
}

const tilesClass = 'grid! grid-cols-2 *:min-h-14';

const icons: Record<View, ReactNode> = {
  grid: <LayoutGrid />,
  list: <List />,
  shelf: <Library />,
  covers: <Grid3x3 />,
};
const densityIcons = { comfortable: <Rows2 />, compact: <Rows4 /> };
