import { ExternalLink, Pencil, Plus } from 'lucide-react';

import { ItemOverlay } from '../item/ItemOverlay.tsx';
import { useEditing } from '../item/useEditing.ts';
import { detailsWords } from '../i18n/details.ts';
import { useText, useWords } from '../i18n/language.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { WishToggle } from '../games/WishToggle.tsx';
import { hostOf } from '../games/gameFacts.ts';
import type { Game } from '../games/useGame.ts';
import { AlertToggle } from './AlertToggle.tsx';

/** What can be done with a game. Editing opens above the details and returns to them. */
export function GameActions({ game }: { game: Game }) {
  const text = useText().catalogue;
  const words = useWords(detailsWords);
  const [editing, setEditing] = useEditing('details');
  const host = hostOf(game.url);

  return (
    <>
      {host && (
        <a href={game.url} target="_blank" rel="noreferrer" className={buttonClass()}>
          <ExternalLink />
          {words.seeOn(host)}
        </a>
      )}
      <WishToggle game={game} isWished={game.in_wishlist} />
      <AlertToggle game={game} />
      <Button
        variant="primary"
        icon={game.is_owned ? <Pencil /> : <Plus />}
        onClick={() => setEditing({ gameId: game.game_id, isOwned: game.is_owned })}
      >
        {game.is_owned ? text.editCollection : text.addToCollection}
      </Button>
      <ItemOverlay target={editing} onClose={() => setEditing(null)} />
    </>
  );
}
