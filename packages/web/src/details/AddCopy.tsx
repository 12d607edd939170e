import { Plus } from 'lucide-react';
import { useState } from 'react';

import { detailsWords } from '../i18n/details.ts';
import { useWords } from '../i18n/language.ts';
import { ItemOverlay, type ItemTarget } from '../item/ItemOverlay.tsx';
import { Button } from '../ui/Button.tsx';

/** The way to another copy of a game that is owned. */
export function AddCopy({ gameId }: { gameId: number }) {
  const text = useWords(detailsWords);
  const [adding, setAdding] = useState<ItemTarget | null>(null);
  return (
    <>
      <Button
        icon={<Plus />}
        className="self-start"
        onClick={() => setAdding({ gameId, isOwned: true, copy: 'new' })}
      >
        {text.addCopy}
      </Button>
      <ItemOverlay target={adding} onClose={() => setAdding(null)} />
    </>
  );
}
