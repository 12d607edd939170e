import { useNavigate } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';

import { bulkWords } from '../../i18n/bulk.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import type { BulkEdit } from './useBulkEdit.ts';

/**
 * Where the header has no room for the button, it floats above the list; but not in a window as low as one magnified
 * four times, where it would cover the games.
 */
const isFloating = '(max-width: 39.99rem) and (min-height: 22.01rem)';

/** In the header. With nothing to choose it can only end bulk mode. */
export function BulkButton({ bulk, isListEmpty }: { bulk: BulkEdit; isListEmpty: boolean }) {
  const text = useWords(bulkWords);
  if (useMedia(isFloating)) return null;

  return (
    <Button
      id={bulk.entryId}
      icon={<ListChecks />}
      aria-pressed={bulk.isOn}
      disabled={isListEmpty && !bulk.isOn}
      onClick={bulk.isOn ? bulk.end : bulk.begin}
      className="aria-pressed:bg-accent-tint aria-pressed:text-accent aria-pressed:inset-ring-accent"
    >
      {text.bulkEdit}
    </Button>
  );
}

/** Above the list. */
export function FloatingBulkButton({ bulk }: { bulk: BulkEdit }) {
  const text = useWords(bulkWords);
  if (!useMedia(isFloating) || bulk.isOn) return null;

  return (
    <Button
      id={bulk.entryId}
      icon={<ListChecks />}
      onClick={bulk.begin}
      className="fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 rounded-full! bg-raised! shadow-float"
    >
      {text.bulkEditShort}
    </Button>
  );
}

/** What a plan without bulk edit sees of it. */
export function BulkOffer({ bulk }: { bulk: BulkEdit }) {
  const text = useText();
  const words = useWords(bulkWords);
  const navigate = useNavigate();

  return (
    <ConfirmDialog
      isOpen={bulk.isOffered}
      title={words.proTitle}
      confirm={text.subscription.upgradeToPro}
      onConfirm={() => void navigate(paths.subscription())}
      onClose={bulk.refuse}
    >
      <p>{words.proText}</p>
    </ConfirmDialog>
  );
}
