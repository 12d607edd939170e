import { Link } from '@tanstack/react-router';
import { LibraryBig } from 'lucide-react';

import { GameListing } from '../collection/list/GameListing.tsx';
import { ItemOverlay } from '../item/ItemOverlay.tsx';
import { useEditing } from '../item/useEditing.ts';
import { listBelow, useGameList } from '../collection/list/useGameList.ts';
import { gamesWords } from '../i18n/games.ts';
import { useWords } from '../i18n/language.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { GameOverlay } from '../details/GameOverlay.tsx';
import { GamesHeader } from './GamesHeader.tsx';
import { type GamesAddress, useGamesAddress } from './useGamesAddress.ts';

/** The whole catalogue, to browse. */
export default function GamesPage() {
  const text = useWords(gamesWords);
  const address = useGamesAddress();
  const list = useGameList(address.query, address.listName);
  const [editing, setEditing] = useEditing('list');
  usePageTitle(text.title);

  return (
    <div className="flex flex-col gap-4 max-sm:-mt-4">
      <GamesHeader address={address} total={list.isOutdated ? undefined : list.total} />
      <GameListing
        list={list}
        address={address}
        onEdit={(game) => setEditing({ gameId: game.game_id, isOwned: game.is_owned })}
        empty={<NoGames address={address} />}
      />
      <GameOverlay
        gameId={address.search.gameId}
        onClose={address.closeGame}
        list={listBelow(list, address.linkToGame)}
      />
      <ItemOverlay target={editing} onClose={() => setEditing(null)} />
    </div>
  );
}

function NoGames({ address }: { address: GamesAddress }) {
  const text = useWords(gamesWords);
  const { letter } = address.search;
  if (!letter) return <EmptyState icon={<LibraryBig />} title={text.none} />;

  return (
    <EmptyState
      icon={<LibraryBig />}
      title={text.noneWith(letter === '#' ? text.digits : letter)}
      action={
        <Link {...address.linkToLetter(undefined)} className={buttonClass()}>
          {text.showAll}
        </Link>
      }
    />
  );
}
