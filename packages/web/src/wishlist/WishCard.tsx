import { PlatformAndYear } from '../collection/list/PlatformAndYear.tsx';
import { genreTags, genreTagsOnPhone } from '../constants.ts';
import { CardFrame } from '../games/CardFrame.tsx';
import { CardTitle } from '../games/CardTitle.tsx';
import { CopyButton } from '../games/CopyButton.tsx';
import { GenreTags } from '../games/GenreTags.tsx';
import { WishButton } from '../games/WishButton.tsx';
import { PlatformName } from '../platforms/PlatformName.tsx';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { useMedia } from '../ui/useMedia.ts';
import { OwnedBadge } from './OwnedBadge.tsx';
import { WishedSince } from './WishedSince.tsx';
import type { Wish, WishActions } from './wishes.ts';

type WishCardProps = WishActions & { wish: Wish; isEager: boolean };

/** An empty place on the shelf. The whole card opens the details. */
export function WishCard({ wish, isEager, linkTo, onEdit }: WishCardProps) {
  const isPhone = !useMedia('(min-width: 40rem)');
  const color = usePlatformOf()(wish.platform_id)?.color ?? colorlessPlatform;
  const isOwned = wish.completeness !== null;
  const since = <WishedSince date={wish.created_at} isShort={isPhone || isOwned} />;

  return (
    <CardFrame
      color={color}
      cover={{ game: wish, isEager }}
      facts={<GenreTags genres={wish.genres} most={isPhone ? genreTagsOnPhone : genreTags} />}
      tools={
        <>
          <WishButton game={wish} isWished isOnCover />
          <CopyButton title={wish.title} isOwned={isOwned} onPress={() => onEdit(wish)} isOnCover />
        </>
      }
    >
      <CardTitle title={wish.title} link={linkTo(wish.game_id)} />
      {isOwned ? (
        <div className="flex justify-between gap-2 text-13 text-muted">
          <PlatformName id={wish.platform_id} name={wish.platform} className="truncate" />
          {since}
        </div>
      ) : (
        <PlatformAndYear game={wish} />
      )}
      <div className="flex h-6 items-center">{isOwned ? <OwnedBadge wish={wish} /> : since}</div>
    </CardFrame>
  );
}
