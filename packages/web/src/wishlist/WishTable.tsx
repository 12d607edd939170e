import { Link } from '@tanstack/react-router';

import { GenreTags } from '../games/GenreTags.tsx';
import { GameCover } from '../games/GameCover.tsx';
import { useLocale } from '../i18n/formats.ts';
import { wishlistWords } from '../i18n/wishlist.ts';
import { useWords } from '../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Chip } from '../ui/Chip.tsx';
import { Spine } from '../ui/Spine.tsx';
import { OwnedBadge } from './OwnedBadge.tsx';
import { WishTools } from './WishTools.tsx';
import type { Wish, WishActions } from './wishes.ts';

type WishTableProps = WishActions & { wishes: readonly Wish[] };

/** The list view on a desktop. */
export function WishTable({ wishes, ...actions }: WishTableProps) {
  const text = useWords(wishlistWords).columns;

  return (
    <table className="w-full table-fixed border-collapse text-left">
      <colgroup>
        <col />
        <col className="w-64" />
        <col className="w-60" />
        <col className="w-36" />
        <col className="w-26" />
      </colgroup>
      <thead>
        <tr className="h-9 border-b border-hairline text-13 text-muted *:px-3 *:font-semibold">
          <th scope="col">{text.game}</th>
          <th scope="col">{text.platform}</th>
          <th scope="col">{text.genre}</th>
          <th scope="col">{text.added}</th>
          <th scope="col" className="text-right">
            {text.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {wishes.map((wish) => (
          <TableRow key={wish.game_id} wish={wish} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

function TableRow({ wish, linkTo, onEdit }: WishActions & { wish: Wish }) {
  const { day } = useLocale();
  const color = usePlatformOf()(wish.platform_id)?.color ?? colorlessPlatform;

  return (
    <tr className="h-19 border-b border-hairline hover:bg-ink/3">
      <td className="relative px-3">
        <Spine color={color} />
        <div className="flex items-center gap-3">
          <div className="w-11 shrink-0">
            <GameCover game={wish} size="small" />
          </div>
          <div className="flex min-w-0 flex-col items-start gap-1">
            <Link
              {...linkTo(wish.game_id)}
              resetScroll={false}
              className="line-clamp-2 font-semibold hover:text-accent"
            >
              {wish.title}
            </Link>
            <OwnedBadge wish={wish} />
          </div>
        </div>
      </td>
      <td className="px-3">
        <Chip color={color}>{wish.platform}</Chip>
      </td>
      <td className="px-3">
        <GenreTags genres={wish.genres} />
      </td>
      <td className="px-3">{day(wish.created_at)}</td>
      <td className="px-1.5">
        <WishTools wish={wish} onEdit={onEdit} />
      </td>
    </tr>
  );
}
