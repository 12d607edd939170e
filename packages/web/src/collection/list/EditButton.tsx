import { CopyButton } from '../../games/CopyButton.tsx';
import type { ListActions, Listed } from './listed.ts';

type EditButtonProps = Pick<ListActions, 'onEdit'> & { game: Listed; isOnCover?: boolean };

/** Add or edit, where there is only room for an icon. */
export function EditButton({ game, onEdit, ...place }: EditButtonProps) {
  return (
    <CopyButton title={game.title} isOwned={game.copy !== null} onPress={() => onEdit(game)} {...place} />
  );
}
