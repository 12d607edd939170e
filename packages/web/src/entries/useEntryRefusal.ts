import { useNavigate } from '@tanstack/react-router';

import { api } from '../api/client.ts';
import { readAgain } from '../api/query.ts';
import { toRefusal } from '../api/refusal.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { paths } from '../paths.ts';
import { toast } from '../ui/toast.ts';

/**
 * Says why something about an entry was refused. If it became a game elsewhere, its page goes on to that game, and a list,
 * which stays, offers the way.
 */
export function useEntryRefusal({ isListed = false } = {}): (error: unknown) => void {
  const text = useWords(entriesWords);
  const tell = useRefusalText();
  const navigate = useNavigate();

  return (error) => {
    const { code, data = {} } = toRefusal(error) ?? {};
    const gameId = Number(data['gameId']);
    const open = () => void navigate({ ...paths.game(gameId), replace: !isListed });
    const isGame = code === 'entry_merged';
    const actions = isGame && isListed ? [{ label: text.seeGame, onPress: open }] : [];
    toast({ text: tell(error, text.actionFailed), actions });
    if (!isGame) return;
    // What is known of it here is from before.
    readAgain(api.catalogue.game, { gameId });
    if (!isListed) open();
  };
}
