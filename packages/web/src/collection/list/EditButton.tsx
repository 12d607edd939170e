import { Pencil, Plus } from 'lucide-react';

import { useText } from '../../i18n/language.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Listed } from './listed.ts';

/** Add or edit, where there is only room for an icon. */
export function EditButton({ game, onEdit }: { game: Listed; onEdit: (game: Listed) => void }) {
  const text = useText().catalogue;
  const action = game.copy ? text.editCollection : text.addToCollection;

  return (
    <IconButton
      aria-label={text.ofGame(action, game.title)}
      icon={game.copy ? <Pencil /> : <Plus />}
      onClick={() => onEdit(game)}
    />
  );
}
