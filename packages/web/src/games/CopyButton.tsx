import { Pencil, Plus } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { IconButton, onCoverClass } from '../ui/IconButton.tsx';

type CopyButtonProps = {
  title: string;
  isOwned: boolean;
  onPress: () => void;
  isOnCover?: boolean;
};

/** Adds a copy of a game, or edits the user's. */
export function CopyButton({ title, isOwned, onPress, isOnCover = false }: CopyButtonProps) {
  const text = useText().catalogue;
  const action = isOwned ? text.editCollection : text.addToCollection;

  return (
    <IconButton
      aria-label={text.ofGame(action, title)}
      icon={isOwned ? <Pencil /> : <Plus />}
      onClick={onPress}
      // What a game that is not owned is there for is always in sight.
      className={isOnCover ? `${onCoverClass} ${isOwned ? 'on-point' : ''}` : ''}
    />
  );
}
