import { ownEntries } from '@cartouche/contract/limits';
import { Merge } from 'lucide-react';
import { useState } from 'react';

import { GamePicker } from '../games/GamePicker.tsx';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { PictureQuestion } from './PictureQuestion.tsx';
import { useMerge } from './useMerge.ts';

type NameGameProps = {
  entry: { game_id: number; title: string; platform_id: number; platform: string; is_owned: boolean };
  /** One of several in a list, which stays. */
  isListed?: boolean;
};

/** Its owner says which game of the catalogue an entry is, also where the titles differ or a 'no' was said before. */
export function NameGame({ entry, isListed = false }: NameGameProps) {
  const text = useWords(entriesWords);
  const merge = useMerge(entry, { isListed });
  const [isChoosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);

  return (
    <>
      <Button
        icon={<Merge />}
        aria-haspopup="dialog"
        {...(isListed && { 'aria-label': text.isOfCatalogueOf(entry.title) })}
        isPending={merge.isPending}
        onClick={() => setChoosing(true)}
      >
        {text.isOfCatalogue}
      </Button>
      {isChoosing && (
        <GamePicker
          isOpen
          query={entry.title}
          title={text.whichGame}
          lead={text.whichGameHint(ownEntries.undoDays)}
          catalogueOf={entry.platform_id}
          onChoose={({ game_id, corrects, title }) => {
            close();
            merge.into({ game_id: corrects ?? game_id }, text.merged(title));
          }}
          onClose={close}
          renderWayOn={() => <p className="text-pretty text-muted">{text.otherConsole(entry.platform)}</p>}
        />
      )}
      <PictureQuestion merge={merge} isOwned={entry.is_owned} />
    </>
  );
}
