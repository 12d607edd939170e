import { releaseYear } from '@cartouche/contract/catalogue.rules';
import { itemFields } from '@cartouche/contract/item.rules';
import { photoPath } from '@cartouche/contract/photo.rules';
import { type ReactNode, useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { descriptionLength } from '../constants.ts';
import { itemWords } from '../i18n/item.ts';
import { useText, useWords } from '../i18n/language.ts';
import { photosWords } from '../i18n/photos.ts';
import { useItemInWords } from '../item/useItemInWords.ts';
import { PlatformImage } from '../platforms/PlatformImage.tsx';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Chip } from '../ui/Chip.tsx';
import { Cover } from '../ui/Cover.tsx';
import { Lightbox, type Picture } from '../ui/Lightbox.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spine } from '../ui/Spine.tsx';
import { StateBadge } from './StateBadge.tsx';
import { ZoomButton } from './ZoomButton.tsx';
import { completenessKeys, shorten, splitTags, statesOf } from './gameFacts.ts';
import { useFactNames } from './useFactNames.ts';
import type { Game } from './useGame.ts';

type GameDetailsProps = {
  game: Game;
  /** Of its headline: the page's own, or one below it. */
  level?: 'h1' | 'h2';
};

/** Everything the product knows of a game, and of the user's copy of it. */
export function GameDetails({ game, level: Headline = 'h2' }: GameDetailsProps) {
  const text = useText().catalogue;
  const photoText = useWords(photosWords);
  const names = useFactNames();
  const [zoomed, setZoomed] = useState<number | null>(null);
  const subLevel = Headline === 'h1' ? 'h2' : 'h3';
  const platform = usePlatformOf()(game.platform_id);
  const color = platform?.color ?? colorlessPlatform;
  const item = useRead(api.collection.item, game.is_owned ? { gameId: game.game_id } : null);
  const copy = game.is_owned ? item.data : undefined;
  const cover = game.cover_url_big || game.cover_url_small;
  const screenshots = [game.screenshot_1, game.screenshot_2]
    .flatMap((url) => url || [])
    .map((src, index) => ({ src, name: text.screenshot(game.title, index + 1) }));
  const photos = (copy?.photos ?? []).map(({ file_name }, index) => ({
    src: photoPath(file_name),
    thumbnail: photoPath(file_name, 'thumbnail'),
    name: photoText.yoursOf(game.title, index + 1),
  }));
  const pictures: Picture[] = [
    ...(cover ? [{ src: cover, name: text.coverOf(game.title) }] : []),
    ...screenshots,
    ...photos,
  ];
  const zoom = (src: string) => setZoomed(pictures.findIndex((picture) => picture.src === src));

  return (
    <article className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
      <div className="relative mx-auto w-44 self-start overflow-hidden rounded-card pl-1 sm:w-full">
        <Spine color={color} />
        {cover ? (
          <ZoomButton name={text.coverOf(game.title)} onPress={() => zoom(cover)}>
            <Cover title={game.title} color={color} src={cover} isEager className="rounded-none!" />
          </ZoomButton>
        ) : (
          <Cover title={game.title} color={color} isEager className="rounded-none!" />
        )}
      </div>

      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-col gap-1">
          <Headline className="text-26 text-pretty sm:text-34">{game.title}</Headline>
          {game.publisher && <p className="text-16 text-muted">{game.publisher}</p>}
          {game.alt_titles.length > 0 && (
            <p className="text-13 text-muted text-pretty">
              {text.alsoKnownAs} {game.alt_titles.join(' · ')}
            </p>
          )}
        </div>

        <Block level={subLevel} title={text.status}>
          <div className="flex flex-wrap items-center gap-1.5">
            {statesOf(copy?.completeness ?? null, game.in_wishlist).map((state) => (
              <StateBadge key={state} state={state} />
            ))}
            {copy &&
              completenessKeys(copy.completeness).map((key) => (
                <Chip key={key}>{names.completenessInFull(key)}</Chip>
              ))}
            {game.is_owned && item.isPending && <Skeleton className="h-6 w-40" />}
            {!game.is_owned && !game.in_wishlist && <span className="text-muted">{text.notOnShelf}</span>}
          </div>
          {copy && <CopyFacts copy={copy} />}
        </Block>

        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          <Fact name={text.platform}>
            <span className="flex items-center gap-2">
              {platform && (
                <PlatformImage
                  imageUrl={platform.image_url}
                  color={platform.color}
                  className="w-9 shrink-0"
                />
              )}
              {game.platform}
            </span>
          </Fact>
          <Fact name={text.releaseYear}>{releaseYear(game.release_date) ?? text.unknown}</Fact>
          <Fact name={text.genre}>
            <Tags tags={splitTags(game.genres).map(names.genre)} />
          </Fact>
          <Fact name={text.region}>
            <Tags tags={splitTags(game.region).map(names.region)} />
          </Fact>
        </dl>

        {game.description && (
          <Block level={subLevel} title={text.description}>
            <Description key={game.game_id} text={game.description} />
          </Block>
        )}
        {copy && copy.notes !== '' && (
          <Block level={subLevel} title={text.yourNotes}>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {copy.notes}
            </p>
          </Block>
        )}
        {screenshots.length > 0 && (
          <Block level={subLevel} title={text.screenshots}>
            <Gallery
              pictures={screenshots}
              onZoom={zoom}
              className="grid-cols-2 gap-3 [&_img]:aspect-video"
            />
          </Block>
        )}
        {photos.length > 0 && (
          <Block level={subLevel} title={photoText.yours}>
            <Gallery
              pictures={photos}
              onZoom={zoom}
              className="grid-cols-3 gap-2 [&_img]:aspect-square lg:grid-cols-6"
            />
          </Block>
        )}
        <Lightbox pictures={pictures} at={zoomed} onMove={setZoomed} onClose={() => setZoomed(null)} />
      </div>
    </article>
  );
}

/** Completeness stands in chips, and notes as a text of their own. */
const facts = itemFields.filter((field) => field !== 'completeness' && field !== 'notes');

/** What the user says of their copy, as far as it is known. */
function CopyFacts({ copy }: { copy: Answer<typeof api.collection.item> }) {
  const text = useText().catalogue;
  const names = useWords(itemWords);
  const inWords = useItemInWords();

  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-6 gap-y-4">
      {facts.map((field) => (
        <Fact key={field} name={names[field].label}>
          {inWords(copy)[field] ?? text.unknown}
        </Fact>
      ))}
    </dl>
  );
}

type BlockProps = { level: 'h2' | 'h3'; title: string; children: ReactNode };

function Block({ level: Headline, title, children }: BlockProps) {
  return (
    <section>
      <Headline className="mb-1.5 text-13 font-semibold text-muted">{title}</Headline>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-13 font-semibold text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type GalleryProps = {
  pictures: readonly (Picture & { thumbnail?: string })[];
  onZoom: (src: string) => void;
  /** Its columns, and the shape of its pictures. */
  className: string;
};

function Gallery({ pictures, onZoom, className }: GalleryProps) {
  return (
    <div className={`grid ${className}`}>
      {pictures.map(({ src, thumbnail, name }) => (
        <ZoomButton key={src} name={name} onPress={() => onZoom(src)}>
          <img
            src={thumbnail ?? src}
            alt={name}
            loading="lazy"
            className="w-full rounded-small bg-sunken object-cover"
          />
        </ZoomButton>
      ))}
    </div>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const text = useText().catalogue;
  if (tags.length === 0) return text.unknown;
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Chip key={tag}>{tag}</Chip>
      ))}
    </span>
  );
}

function Description({ text }: { text: string }) {
  const words = useText().catalogue;
  const [isWhole, setWhole] = useState(false);
  const short = shorten(text, descriptionLength);

  return (
    <>
      <p className="max-w-prose text-pretty whitespace-pre-line">{isWhole ? text : (short ?? text)}</p>
      {short !== null && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-11 rounded-control font-semibold text-accent hover:underline sm:min-h-8"
        >
          {isWhole ? words.showLess : words.showMore}
        </button>
      )}
    </>
  );
}
