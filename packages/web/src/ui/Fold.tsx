import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type FoldProps = {
  label: string;
  /** Beside it: what is in the fold. */
  note: string;
  isOpenAtFirst?: boolean;
  /** Something in it has to be seen. */
  isHeldOpen?: boolean;
  children: ReactNode;
};

/** Folds away what few need. */
export function Fold({ label, note, isOpenAtFirst = false, isHeldOpen = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isShown = isOpen || isHeldOpen;
  return (
    <details
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-control inset-ring inset-ring-hairline"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold select-none hover:bg-ink/6">
        <ChevronDown aria-hidden className={`size-4.5 shrink-0 transition ${isShown ? 'rotate-180' : ''}`} />
        <span className="shrink-0">{label}</span>
        <span className="min-w-0 grow truncate text-right text-13 font-normal text-muted">{note}</span>
      </summary>
      <div className="flex flex-col gap-4 p-3 pt-2">{children}</div>
    </details>
  );
}
