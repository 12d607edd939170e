import { PencilLine } from 'lucide-react';
import { useState } from 'react';

import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { EntryOverlay } from './EntryOverlay.tsx';
import type { EntryTarget } from './entryDraft.ts';

type EnterGameProps = {
  /** What was searched for in vain. */
  title?: string | undefined;
  platformId?: number | undefined;
  isPrimary?: boolean;
  /** Where nothing was searched for. */
  label?: string;
  /** What happens with the new game; without it, its details open. */
  onEntered?: (gameId: number) => void;
  /** That puts it where it belongs. */
  isPlaced?: boolean;
};

/** The way to enter a game that the catalogue lacks. */
export function EnterGame({
  title = '',
  platformId,
  isPrimary = false,
  label,
  onEntered,
  isPlaced = false,
}: EnterGameProps) {
  const text = useWords(entriesWords);
  const [target, setTarget] = useState<EntryTarget | null>(null);
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'quiet'}
        icon={<PencilLine />}
        aria-haspopup="dialog"
        onClick={() => setTarget({ what: 'new', title, platformId, onEntered, isPlaced })}
      >
        {label ?? text.enter}
      </Button>
      <EntryOverlay target={target} onClose={() => setTarget(null)} />
    </>
  );
}
