import { Link } from '@tanstack/react-router';
import { Pencil, Plus } from 'lucide-react';

import { GenreTags } from '../games/GenreTags.tsx';
import { genreTags, genreTagsOnPhone } from '../constants.ts';
import { GameCover } from '../games/GameCover.tsx';
import { useText } from '../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Spine } from '../ui/Spine.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { WishedSince } from './WishedSince.tsx';
import { OwnedBadge } from './OwnedBadge.tsx';
import { WishButton } from '../games/WishButton.tsx';
import type { Wish, WishActions } from './wishes.ts';

type WishCardProps = WishActions & { wish: Wish; isEager: boolean };

/** An empty place on the shelf. The whole card opens the details; its buttons lie above that. */
export function WishCard({ wish, isEager, linkTo, onEdit }: WishCardProps) {
  const text = useText().catalogue;
  const isPhone = !useMedia('(min-width: 40rem)');
  const color = usePlatformOf()(wish.platform_id)?.color ?? colorlessPlatform;
  const isOwned = wish.completeness !== null;
  const action = isOwned ? text.editCollection : text.addToCollection;

  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-hairline bg-surface pl-1 transition-colors hover:border-edge has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent">
      <Spine color={color} />
      <div className="relative">
        <GameCover game={wish} isEager={isEager} className="rounded-none!" />
        <WishButton game={wish} isWished isOnCover />
      </div>

      <div className="flex grow flex-col items-start gap-2 p-2.5 sm:p-3">
        <h2 className="line-clamp-2 text-14 font-semibold text-pretty">
          <Link
            {...linkTo(wish.game_id)}
            resetScroll={false}
            className="outline-none after:absolute after:inset-0 hover:text-accent"
          >
            {wish.title}
          </Link>
        </h2>
        <Chip color={color}>{wish.platform}</Chip>
        <OwnedBadge completeness={wish.completeness} />
        <GenreTags genres={wish.genres} most={isPhone ? genreTagsOnPhone : genreTags} />
        <WishedSince date={wish.created_at} isShort={isPhone} />
        <Button
          icon={isOwned ? <Pencil /> : <Plus />}
          aria-label={text.ofGame(action, wish.title)}
          onClick={() => onEdit(wish)}
          className="relative z-10 mt-auto w-full px-2! max-sm:gap-1 max-sm:text-13 max-[359px]:px-0! max-[359px]:[&>svg]:hidden"
        >
          {isOwned ? text.editCollection : text.addOnCard}
        </Button>
      </div>
    </li>
  );
}
