import { X } from 'lucide-react';
import type { ReactNode } from 'react';

type ChipProps = {
  children: ReactNode;
  /** A console's colour, shown as a dot. */
  color?: string;
  /** Makes the chip removable; the label says what is removed. */
  onRemove?: () => void;
  removeLabel?: string;
  /** Makes the chip a button that chooses what it says. */
  onChoose?: () => void;
};

/** A short fact: a genre, a condition, a filter that is set, a console to choose. */
export function Chip({ children, color, onRemove, removeLabel, onChoose }: ChipProps) {
  const content = (
    <>
      {color && (
        <span
          className="size-2 shrink-0 rounded-full inset-ring inset-ring-ink/20 forced-color-adjust-none"
          style={{ background: color }}
        />
      )}
      <span className="truncate">{children}</span>
    </>
  );
  const press = onRemove ?? onChoose;
  if (!press) return <span className={`${chipClass} min-h-6 px-2`}>{content}</span>;

  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={press}
      className={`${chipClass} min-h-11 px-3 text-13 inset-ring-edge hover:bg-sunken sm:min-h-8`}
    >
      {content}
      {onRemove && <X className="size-3.5 shrink-0" />}
    </button>
  );
}

const chipClass =
  'inline-flex max-w-full items-center gap-1.5 rounded-full text-12 font-medium text-ink inset-ring inset-ring-hairline';
