import { Navigate } from '@tanstack/react-router';
import { use, useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { FeedbackInvite } from '../feedback/openFeedback.ts';
import { UpgradeBanner } from '../subscription/UpgradeBanner.tsx';
import { BulkOffer } from './bulk/BulkEntry.tsx';
import { BulkOverlay } from './bulk/BulkOverlay.tsx';
import { CollectionHeader } from './CollectionHeader.tsx';
import { GameList } from './GameList.tsx';
import { ItemOverlay } from '../item/ItemOverlay.tsx';
import { platformsInstead, toCopyFilters } from './list/listQuery.ts';
import type { Goal } from './list/listed.ts';
import { useEditing } from '../item/useEditing.ts';
import { useBulkEdit } from './bulk/useBulkEdit.ts';
import { useCollectionAddress } from './list/useCollectionAddress.ts';
import { useIsSlim } from './list/useHasFoot.ts';
import { useCollectionTitle } from './useCollectionTitle.ts';

export default function CollectionPage() {
  const address = useCollectionAddress();
  const { platformId, search } = address;
  const platforms = useRead(api.platforms.list);
  const summary = useRead(api.collection.summary);
  const mine = useRead(api.platforms.mine);
  const bulk = useBulkEdit();
  const [editing, setEditing] = useEditing('list');
  const [goal, setGoal] = useState<Goal | null>(null);
  const { title, beside } = useCollectionTitle(address);
  const isSlim = useIsSlim(address.view);
  const isTight = isSlim && !use(FeedbackInvite);
  usePageTitle(platformId === 'all' ? title : `${title}, ${beside}`);

  // The address of an unknown platform shows all of them, and is corrected.
  const isKnown = (id: number) => platforms.data?.some((one) => one.id === id) ?? true;
  const isUnknown = platformId !== 'all' && !isKnown(platformId);
  if (isUnknown || !address.isCanonical) {
    return <Navigate {...paths.collection(isUnknown ? 'all' : platformId, search)} replace />;
  }
  const instead = platformsInstead(platformId, search, isKnown);
  if (instead) return <Navigate {...address.linkToPlatforms(instead)} replace />;

  return (
    <div className={`flex flex-col ${isTight ? '-mt-6' : '-mt-4'} ${isSlim ? '' : 'gap-4'}`}>
      <CollectionHeader address={address} bulk={bulk} onJump={setGoal} />
      <div className={`empty:hidden ${isSlim ? 'py-2' : ''}`}>
        {summary.data && mine.data && (
          <UpgradeBanner games={summary.data.games} consoles={mine.data.length} />
        )}
      </div>
      <GameList
        key={search.tab ?? 'all'}
        address={address}
        onEdit={(game) => setEditing({ gameId: game.game_id, isOwned: game.is_owned })}
        bulk={bulk}
        goal={goal}
      />
      {bulk.target ? (
        <ItemOverlay target={bulk.target} onClose={bulk.goOn} onStop={bulk.end} />
      ) : (
        <ItemOverlay target={editing} onClose={() => setEditing(null)} />
      )}
      <BulkOverlay
        isOpen={bulk.isApplying}
        gameIds={[...bulk.chosen]}
        copies={toCopyFilters(search)}
        onClose={bulk.stopApplying}
        onDone={bulk.end}
      />
      <BulkOffer bulk={bulk} />
    </div>
  );
}
