import { LayoutGrid, List } from 'lucide-react';

import type { View } from '../../device.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { Segmented } from '../../ui/Segmented.tsx';

/** Covers side by side, or one game below another. */
export function ViewToggle({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const text = useWords(collectionWords);
  const ways = [
    { way: 'grid', label: text.gridView, icon: <LayoutGrid /> },
    { way: 'list', label: text.listView, icon: <List /> },
  ] as const;

  return (
    <Segmented label={text.view} className="shrink-0 *:px-2.5!">
      {ways.map(({ way, label, icon }) => (
        <button
          key={way}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={view === way}
          onClick={() => onChoose(way)}
        >
          {icon}
        </button>
      ))}
    </Segmented>
  );
}
