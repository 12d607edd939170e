import { Link } from '@tanstack/react-router';

import { GenreTags } from '../games/GenreTags.tsx';
import { genreTagsOnPhone } from '../constants.ts';
import { GameCover } from '../games/GameCover.tsx';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Spine } from '../ui/Spine.tsx';
import { OwnedBadge } from './OwnedBadge.tsx';
import { WishTools } from './WishTools.tsx';
import { WishedSince } from './WishedSince.tsx';
import type { Wish, WishActions } from './wishes.ts';

/** The list view where a table has no room. */
export function WishRow({ wish, linkTo, onEdit }: WishActions & { wish: Wish }) {
  const color = usePlatformOf()(wish.platform_id)?.color ?? colorlessPlatform;

  return (
    <li className="relative flex items-center gap-3 overflow-hidden rounded-card border border-hairline bg-surface py-2 pr-1 pl-3">
      <Spine color={color} />
      <div className="w-15 shrink-0">
        <GameCover game={wish} size="small" />
      </div>
      <div className="flex min-w-0 grow flex-col items-start gap-1">
        <h2 className="line-clamp-2 text-14 font-semibold">
          <Link {...linkTo(wish.game_id)} resetScroll={false} className="after:absolute after:inset-0">
            {wish.title}
          </Link>
        </h2>
        <p className="max-w-full truncate text-13 text-muted">{wish.platform}</p>
        <OwnedBadge wish={wish} />
        <GenreTags genres={wish.genres} most={genreTagsOnPhone} />
        <WishedSince date={wish.created_at} isShort />
      </div>
      <WishTools wish={wish} onEdit={onEdit} />
    </li>
  );
}
