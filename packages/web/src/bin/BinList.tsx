import { photoPath } from '@cartouche/contract/photo.rules';
import { Link } from '@tanstack/react-router';
import { RotateCcw, Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { CopyChips, CopyPrice } from '../collection/list/CopyFacts.tsx';
import { PlatformAndYear } from '../collection/list/PlatformAndYear.tsx';
import { useVisibleRows } from '../collection/list/useVisibleRows.ts';
import { GameCover } from '../games/GameCover.tsx';
import { useLocale } from '../i18n/formats.ts';
import { binWords } from '../i18n/bin.ts';
import { photosWords } from '../i18n/photos.ts';
import { useText, useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Spine } from '../ui/Spine.tsx';
import { daysLeft } from './daysLeft.ts';
import type { BinItem, useBin } from './useBin.ts';

type Bin = ReturnType<typeof useBin>;

/** Removed copies, newest first. Draws only those near the window, as a bulk change can fill the bin. */
export function BinList({ items, bin }: { items: readonly BinItem[]; bin: Bin }) {
  const platformOf = usePlatformOf();
  const { ref, rows, totalPx, abovePx, measureRow } = useVisibleRows(
    (widthPx) => ({ count: items.length, rowPx: widthPx < 640 ? 190 : 122, gapPx: 8 }),
    undefined,
  );

  return (
    <div ref={ref} style={{ height: totalPx }}>
      <ul className="flex flex-col gap-2" style={{ transform: `translateY(${abovePx}px)` }}>
        {rows.map(({ index }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <BinRow
              key={item.id}
              ref={measureRow}
              data-index={index}
              aria-setsize={bin.total}
              aria-posinset={index + 1}
              item={item}
              color={platformOf(item.game.platform_id)?.color ?? colorlessPlatform}
              bin={bin}
            />
          );
        })}
      </ul>
    </div>
  );
}

type BinRowProps = ComponentProps<'li'> & { item: BinItem; color: string; bin: Bin };

function BinRow({ item, color, bin, ...row }: BinRowProps) {
  const text = useText();
  const words = useWords(binWords);
  const { day } = useLocale();
  const [now] = useState(() => Date.now());
  const { game } = item;
  const refusal = bin.refusalOf(item.id);

  return (
    <li
      {...row}
      className="relative flex flex-col gap-3 overflow-hidden rounded-card border border-hairline bg-surface p-3 pl-4"
    >
      <Spine color={color} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="w-16 shrink-0">
          <GameCover game={game} size="small" />
        </div>
        <div className="flex min-w-0 flex-[1_1_12rem] flex-col gap-1">
          <h2 className="line-clamp-2 text-14 font-semibold">
            <Link {...paths.game(game.game_id)} className="hover:text-accent">
              {game.title}
            </Link>
          </h2>
          <PlatformAndYear game={game} />
          <div className="flex flex-wrap items-center gap-1">
            <CopyChips copy={item} platformId={game.platform_id} />
            {item.purchasePrice !== null && <CopyPrice price={item.purchasePrice} />}
          </div>
          <p className="text-13 text-muted">
            {words.removedOn(day(item.removed_at))}
            {' · '}
            <span className="whitespace-nowrap">{words.daysLeft(daysLeft(item.expires_at, now))}</span>
          </p>
        </div>
        <Photos item={item} />
        <div className="flex gap-2 items-center max-sm:w-full">
          <Button
            icon={<RotateCcw />}
            isPending={bin.isRestoring(item.id)}
            className="grow"
            aria-label={text.catalogue.ofGame(words.restore, game.title)}
            onClick={() => bin.restore(item)}
          >
            {words.restore}
          </Button>
          <IconButton
            aria-label={text.catalogue.ofGame(words.discard, game.title)}
            icon={<Trash2 />}
            onClick={() => bin.ask(item)}
          />
        </div>
      </div>
      {refusal && <Alert>{refusal}</Alert>}
    </li>
  );
}

/** The photos that are restored with the copy. */
function Photos({ item: { photos, game } }: { item: BinItem }) {
  const text = useWords(photosWords);
  if (photos.length === 0) return null;

  return (
    <ul className="flex gap-1">
      {photos.map(({ file_name }, index) => (
        <li key={file_name}>
          <img
            src={photoPath(file_name, 'thumbnail')}
            alt={text.yoursOf(game.title, index + 1)}
            width={40}
            height={40}
            loading="lazy"
            className="size-10 rounded-small bg-sunken object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
