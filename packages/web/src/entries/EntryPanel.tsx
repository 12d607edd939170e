import { Pencil, Trash2, Undo2, UserRoundPen } from 'lucide-react';

import type { Game } from '../games/useGame.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { LooksLike } from './LooksLike.tsx';
import { NameGame } from './NameGame.tsx';
import { PictureQuestion } from './PictureQuestion.tsx';
import { useEntryRemoval } from './useEntryRemoval.ts';
import { useMerge } from './useMerge.ts';

type EntryPanelProps = { game: Game; onEdit: () => void };

/** Whose entry it is and who sees it, what can be done with it, and the game that it looks like. */
export function EntryPanel({ game, onEdit }: EntryPanelProps) {
  const text = useWords(entriesWords);
  const { entry } = game;
  if (entry === null) return null;

  return (
    <div className="flex flex-col gap-2">
      {entry.corrects === null && <LooksLike game={game} />}
      <Banner
        icon={<UserRoundPen />}
        title={entry.corrects ? text.correctionOf(entry.corrects.title) : text.ofYours}
      >
        <p>{entry.corrects ? text.whoSeesCorrection : text.whoSees}</p>
        <EntryActions game={game} onEdit={onEdit} />
      </Banner>
    </div>
  );
}

function EntryActions({ game, onEdit }: EntryPanelProps) {
  const text = useWords(entriesWords);
  const removal = useEntryRemoval(game);
  const corrects = game.entry?.corrects ?? null;
  const merge = useMerge(game);

  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button icon={<Pencil />} aria-haspopup="dialog" onClick={onEdit}>
        {text.edit}
      </Button>
      {corrects ? (
        <Button
          icon={<Undo2 />}
          isPending={merge.isPending}
          onClick={() => merge.into(corrects, text.correctionUndone)}
        >
          {text.undoCorrection}
        </Button>
      ) : (
        <>
          <NameGame entry={game} />
          <Button variant="danger" icon={<Trash2 />} aria-haspopup="dialog" onClick={removal.ask}>
            {text.remove}
          </Button>
        </>
      )}
      <PictureQuestion merge={merge} isOwned={game.is_owned} />
      <ConfirmDialog
        isOpen={removal.isAsking}
        title={text.removeTitle}
        confirm={text.remove}
        isDangerous
        isPending={removal.isPending}
        onConfirm={removal.confirm}
        onClose={removal.spare}
      >
        <p>{text.removeText(game.title)}</p>
      </ConfirmDialog>
    </div>
  );
}
