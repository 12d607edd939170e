import { splitTags, yearOf } from '../games/gameFacts.ts';
import type { Game } from '../games/useGame.ts';
import { useFactNames } from '../games/useFactNames.ts';
import { useText } from '../i18n/language.ts';
import { PlatformImage } from '../platforms/PlatformImage.tsx';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Chip } from '../ui/Chip.tsx';
import { Fact } from './Fact.tsx';

/** Platform, year, genres and regions of a game. */
export function FactList({ game }: { game: Game }) {
  const text = useText().catalogue;
  const names = useFactNames();
  const platform = usePlatformOf()(game.platform_id);

  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      <Fact name={text.platform}>
        <span className="flex items-center gap-2">
          {platform && (
            <PlatformImage imageUrl={platform.image_url} color={platform.color} className="w-9 shrink-0" />
          )}
          {game.platform}
        </span>
      </Fact>
      <Fact name={text.releaseYear}>{yearOf(game.release_date)}</Fact>
      <Fact name={text.genre}>
        <Tags tags={splitTags(game.genres).map(names.genre)} />
      </Fact>
      <Fact name={text.region}>
        <Tags tags={splitTags(game.region).map(names.region)} />
      </Fact>
    </dl>
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
