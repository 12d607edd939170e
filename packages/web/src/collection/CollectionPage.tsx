import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { GameOverlay } from '../catalogue/GameOverlay.tsx';
import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { UpgradeBanner } from '../subscription/UpgradeBanner.tsx';
import { CollectionHeader } from './CollectionHeader.tsx';
import { PagedGameList, WholeGameList } from './GameList.tsx';
import { type ItemTarget, ItemOverlay } from './ItemOverlay.tsx';
import type { Listed } from './listed.ts';
import { useCollectionAddress } from './useCollectionAddress.ts';

export default function CollectionPage() {
  const text = useText().collection;
  const address = useCollectionAddress();
  const { platformId, search } = address;
  const platforms = useRead(api.platforms.list);
  const summary = useRead(api.collection.summary);
  const [editing, setEditing] = useState<ItemTarget | null>(null);
  const platform = platforms.data?.find(({ id }) => id === platformId);
  const name = platformId === 'all' ? text.allPlatforms : (platform?.name ?? text.title);
  usePageTitle(search.tab ? `${name}, ${text.tabs[search.tab]}` : name);

  // An address of a platform that does not exist shows all of them.
  if (platformId !== 'all' && platforms.data && !platform) {
    return <Navigate {...paths.collection('all', search)} replace />;
  }

  const list = {
    address,
    onEdit: (game: Listed) => setEditing({ gameId: game.game_id, isOwned: game.is_owned }),
  };
  return (
    <div className="flex flex-col gap-4 max-sm:-mt-4">
      <CollectionHeader address={address} />
      {summary.data && <UpgradeBanner games={summary.data.games} consoles={0} />}
      {search.tab ? <WholeGameList key={search.tab} {...list} /> : <PagedGameList {...list} />}
      <GameOverlay gameId={search.gameId} onClose={address.closeGame} />
      <ItemOverlay target={editing} onClose={() => setEditing(null)} />
    </div>
  );
}
