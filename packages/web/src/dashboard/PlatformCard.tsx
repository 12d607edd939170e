import type { Platform } from '@cartouche/contract/platforms';
import { Link } from '@tanstack/react-router';

import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { dashboardWords } from '../i18n/dashboard.ts';
import { paths } from '../paths.ts';
import { PlatformImage } from '../platforms/PlatformImage.tsx';
import { PlatformMark } from '../platforms/PlatformMark.tsx';
import type { PlatformToggle } from '../platforms/usePlatformToggle.ts';
import type { CollectionSearch } from '../search.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Spine } from '../ui/Spine.tsx';
import type { Shelf } from './figures.ts';
import { useMoney } from '../session/useMoney.ts';

type PlatformCardProps = { shelf: Shelf; toggle: PlatformToggle; onToggle: () => void };

/** One of the user's platforms. The whole card leads to its games, each figure to those that it counts. */
export function PlatformCard({ shelf, toggle, onToggle }: PlatformCardProps) {
  const text = useWords(dashboardWords);
  const { number, percent } = useLocale();
  const money = useMoney();
  const { platform, owned, wishlist, completion, value } = shelf;
  const isMine = toggle.isMine(platform.id);

  return (
    <article className="relative flex h-full flex-col gap-3 overflow-hidden rounded-card bg-surface p-3 pl-5 inset-ring inset-ring-hairline transition focus-within:inset-ring-edge hover:inset-ring-edge">
      <Spine color={platform.color} />
      <div className="flex min-h-12 items-center gap-2.5">
        <PlatformImage imageUrl={platform.image_url} color={platform.color} className="w-16 shrink-0" />
        <h3 className="min-w-0 grow leading-5">
          <Link
            {...paths.collection(platform.id)}
            className="line-clamp-2 text-16 text-pretty xl:line-clamp-3 xl:text-14 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {platform.name}
          </Link>
        </h3>
        <IconButton
          aria-label={text.collecting(platform.name)}
          aria-pressed={isMine}
          title={(isMine ? text.removePlatform : text.collecting)(platform.name)}
          icon={<PlatformMark id={platform.id} toggle={toggle} />}
          onClick={onToggle}
          className="relative z-1 -my-1 -mr-1.5 self-start"
        />
      </div>
      <dl className="mt-auto flex justify-between gap-3">
        <Fact label={text.owned} of={platform} to={{ tab: 'owned' }}>
          {number(owned)}
        </Fact>
        <Fact label={text.wished} of={platform} to={{ tab: 'wishlist' }}>
          {number(wishlist)}
        </Fact>
        <Fact label={text.completion} of={platform} to={{}}>
          {percent(completion / 100)}
        </Fact>
        <Fact label={text.value} of={platform} to={{ tab: 'owned', sort: 'price', order: 'desc' }} isLast>
          {money(value, { digits: 0 })}
        </Fact>
      </dl>
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full transition-[width] forced-color-adjust-none"
          style={{ width: `${Math.min(completion, 100)}%`, background: platform.color }}
        />
      </div>
    </article>
  );
}

type FactProps = {
  label: string;
  of: Platform;
  /** The games that the figure is about. */
  to: CollectionSearch;
  isLast?: boolean;
  children: string;
};

function Fact({ label, of: { id, name }, to, isLast = false, children }: FactProps) {
  const text = useWords(dashboardWords);
  return (
    <div className={`min-w-0 ${isLast ? 'text-right' : ''}`}>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="font-semibold">
        <Link
          {...paths.collection(id, to)}
          aria-label={text.figureOf(label, children, name)}
          className="relative z-1 rounded-small before:absolute before:-inset-x-2 before:-top-6 before:-bottom-2 hover:text-accent"
        >
          {children}
        </Link>
      </dd>
    </div>
  );
}
