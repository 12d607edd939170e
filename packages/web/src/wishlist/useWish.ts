import { type Answer, api } from '../api/client.ts';
import { useToggle } from '../api/writes.ts';
import { useText } from '../i18n/language.ts';
import { toast } from '../ui/toast.ts';
import { withCount, withWish } from './wishEdits.ts';

export type Wishable = Pick<Answer<typeof api.catalogue.game>, 'game_id' | 'platform_id' | 'title'>;

/** `const wish = useWish(game)`, then `wish(true)`: drawn at once, taken back if the server refuses. */
export function useWish(game: Wishable): (isOn: boolean) => void {
  const text = useText();
  const toggle = useToggle<{ gameId: number }>({
    on: api.wishlist.add,
    off: api.wishlist.remove,
    edit: (edit, { gameId }, isOn) => {
      edit(api.catalogue.fetchGames, (rows, { p_tab }) => withWish(rows, gameId, isOn, p_tab === 'wishlist'));
      edit(api.catalogue.platformCounts, (counts, { p_platform = 'all' }) =>
        p_platform === 'all' || p_platform === game.platform_id ? withCount(counts, isOn) : counts,
      );
      edit(api.catalogue.game, (one) => (one.game_id === gameId ? { ...one, in_wishlist: isOn } : one));
    },
    onRefused: () => toast({ text: text.catalogue.wishFailed }),
  });

  return (isOn) => {
    const input = { gameId: game.game_id };
    toggle(input, isOn);
    if (isOn) return;
    toast({
      text: text.catalogue.wishRemoved(game.title),
      action: { label: text.ui.undo, onPress: () => toggle(input, true) },
    });
  };
}
