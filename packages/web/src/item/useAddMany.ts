import { type Call, api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';
import { type Asked, type GameToAdd, type KeepBefore, type Outcome, addOneByOne } from './addOneByOne.ts';
import { oneTabAtATime } from './oneTabAtATime.ts';

type AddManyOptions<Game> = {
  /** Whether it is still to be added, and was not meanwhile in another tab. */
  isOpen: (game: Game) => boolean;
  keepBefore: KeepBefore<Game>;
  onAdded: (games: readonly Game[]) => void;
  /** They are taken back. */
  onUndone: (games: readonly Game[]) => void;
};

/** Adds copies of several games, all with the same fields; with an undo. */
export function useAddMany<Game extends GameToAdd>({
  isOpen,
  keepBefore,
  onAdded,
  onUndone,
}: AddManyOptions<Game>) {
  const { ui } = useText();
  const text = useWords(collectionWords);
  const tell = useRefusalText();

  const removeAll: Call<Outcome<Game>['added'], unknown> = {
    name: 'collection.removeCopies',
    send: (added) => api.collection.removeCopies.send({ ids: added.map(({ id }) => id) }),
  };
  const undo = useWrite(removeAll, {
    onDone: (_removed, added) => onUndone(added.map(({ game }) => game)),
    onRefused: (error) => toast({ text: tell(error, text.removeFailed) }),
  });
  const addAll: Call<Asked<Game>, Outcome<Game>> = {
    name: 'collection.add',
    send: (asked) =>
      oneTabAtATime('adding', async () => {
        const outcome = await addOneByOne({ ...asked, games: asked.games.filter(isOpen) }, keepBefore);
        if (outcome.added.length > 0) onAdded(outcome.added.map(({ game }) => game));
        return outcome;
      }),
  };
  const save = useWrite(addAll, {
    onDone: ({ added, owned }) => {
      const says = [
        added.length > 0 && text.severalAdded(added.length),
        owned.length > 0 && text.severalOwned(owned.length),
      ].filter((said) => said !== false);
      const actions = added.length > 0 && [{ label: ui.undo, onPress: () => undo.mutate(added) }];
      if (says.length > 0) toast({ text: says.join('. '), ...(actions && { actions }) });
    },
  });

  return {
    add: save.mutate,
    isAdding: save.isPending,
    /** What was not added, and why. */
    left: save.data?.left ?? [],
    error: save.data?.error ?? null,
    hasFailed: !save.isPending && save.data !== undefined && save.data.error !== null,
  };
}
