import { type Answer, type Call, api } from '../api/client.ts';
import { useToggle } from '../api/writes.ts';
import { useText } from '../i18n/language.ts';
import { countedToast, toast } from '../ui/toast.ts';
import { withCount, withListed, withWish } from './wishEdits.ts';

/** A game on any screen, or a wish, which an undo can put back in its place in the list. */
export type Wishable =
  | Answer<typeof api.wishlist.list>[number]
  | Pick<Answer<typeof api.catalogue.game>, 'game_id' | 'platform_id' | 'title'>;

/** `takeBack` takes back the toast that said it is done before the server has answered. */
type WishInput = { gameId: number; isUndo?: true; takeBack?: () => void };

const removed = countedToast<{ title: string; undo: () => void }>();

/** The dates of removed wishes, so that an undo puts them back in their place. */
const wishedSince = new Map<number, string>();

// Clicks are sent one after another: an undo pressed before the removal was answered still finds its answer.
const give: Call<WishInput, unknown> = {
  ...api.wishlist.add,
  send: ({ gameId, isUndo }) => {
    const created_at = isUndo && wishedSince.get(gameId);
    return api.wishlist.add.send({ gameId, ...(created_at ? { created_at } : {}) });
  },
};

const removeWish: Call<WishInput, unknown> = {
  ...api.wishlist.remove,
  send: async ({ gameId }) => {
    const { created_at } = await api.wishlist.remove.send({ gameId });
    if (created_at) wishedSince.set(gameId, created_at);
  },
};

/** Whether a list of all platforms, one or several contains the game. */
function isListed({ platform_id }: Wishable, platforms: string | number): boolean {
  return platforms === 'all' || String(platforms).split(',').includes(String(platform_id));
}

/** `const wish = useWish(game)`, then `wish(true)`: shown at once, reverted if the server refuses. */
export function useWish(game: Wishable): (isOn: boolean) => void {
  const text = useText();
  const toggle = useToggle<WishInput>({
    on: give,
    off: removeWish,
    edit: (edit, { gameId }, isOn) => {
      edit(api.catalogue.fetchGames, (rows) => withWish(rows, gameId, isOn));
      edit(api.catalogue.search, ({ found, likely, alike }) => ({
        found: withWish(found, gameId, isOn),
        likely: withWish(likely, gameId, isOn),
        alike: withWish(alike, gameId, isOn),
      }));
      edit(api.wishlist.list, (wishes) =>
        withListed(wishes, gameId, isOn && 'created_at' in game ? game : null),
      );
      edit(api.catalogue.platformCounts, (counts, { p_platform = 'all' }) =>
        isListed(game, p_platform) ? withCount(counts, isOn) : counts,
      );
      edit(api.catalogue.game, (one) => (one.game_id === gameId ? { ...one, in_wishlist: isOn } : one));
    },
    onRefused: (_error, { takeBack }) => {
      takeBack?.();
      toast({ text: text.catalogue.wishFailed });
    },
  });

  return (isOn) => {
    const input = { gameId: game.game_id };
    if (isOn) return toggle(input, true);
    const undo = () => toggle({ ...input, isUndo: true }, true);
    const takeBack = removed({ title: game.title, undo }, (all) => ({
      text:
        all.length > 1
          ? text.catalogue.wishesRemoved(all.length)
          : text.catalogue.wishRemoved(all[0]?.title ?? game.title),
      actions: [{ label: text.ui.undo, onPress: () => all.forEach((one) => one.undo()) }],
    }));
    toggle({ ...input, takeBack }, false);
  };
}
