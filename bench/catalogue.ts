import { fold } from '../packages/contract/src/catalogue.rules.ts';

import { createRandom, type Random } from './random.ts';
import { adjectives, endings, genres, names, nouns, publishers, regions } from './words.ts';

export const gameCount = 300_000;

/** Far above the ids of the product's own seed. */
export const firstGameId = 10_000_000;
export const platforms = Array.from({ length: 60 }, (_, index) => ({
  /** Above those of the product. */
  id: 90_001 + index,
  name: `${names[index * 11]} ${100 + index}`,
  manufacturer: `${names[index % 9]} Corporation`,
  release_year: 1977 + (index % 45),
  color: '#7a5cff',
}));

export type BenchGame = {
  game_id: number;
  platform_id: number;
  title: string;
  folded_title: string;
  release_date: string | null;
  publisher: string | null;
  folded_publisher: string | null;
  genres: string[];
  regions: string[];
  cover_url_small: string | null;
  cover_url_big: string;
  description: string;
};

/**
 * A made-up catalogue, the same on every machine: a few platforms have most of the games, and a third of the titles
 * are ports.
 */
export function* inventGames(count = gameCount): Generator<BenchGame> {
  const random = createRandom(4747);
  const taken = new Set<string>();
  const titles: string[] = [];

  for (let index = 0; index < count; index += 1) {
    const platform = random.pickSkewed(platforms).id;
    const isPort = titles.length > 0 && random.chance(0.35);
    const base = isPort ? random.pick(titles) : inventTitle(random);
    let title = base;
    for (let next = 2; taken.has(`${platform} ${fold(title)}`); next += 1) title = `${base} ${next}`;
    taken.add(`${platform} ${fold(title)}`);
    titles.push(title);

    const publisher = random.chance(0.08) ? null : random.pickSkewed(publishers);
    const hasCover = random.chance(0.8);
    const cover = (size: string) => `https://images.example.com/t_${size}/co${index.toString(36)}.webp`;
    yield {
      game_id: firstGameId + index,
      platform_id: platform,
      title,
      folded_title: fold(title),
      release_date: inventDate(random),
      publisher,
      folded_publisher: publisher && fold(publisher),
      genres: random.some(genres, 3),
      regions: random.some(regions, 5),
      cover_url_small: hasCover ? cover('cover_small') : null,
      cover_url_big: hasCover ? cover('cover_big') : '',
      description: Array.from({ length: 24 }, () => random.pickSkewed(nouns)).join(' '),
    };
  }
}

function inventTitle(random: Random): string {
  const noun = () => random.pickSkewed(nouns);
  const adjective = () => random.pickSkewed(adjectives);
  const name = () => random.pick(names);
  const shapes = [
    () => `${adjective()} ${noun()}`,
    () => `${adjective()} ${noun()} ${noun()}`,
    () => `${name()}: ${adjective()} ${noun()}`,
    () => `${name()} no ${noun()}`,
    () => `${noun()} of the ${adjective()} ${noun()}`,
    () => `${name()}'s ${noun()}`,
    () => name(),
  ];
  const title = random.pickSkewed(shapes)();
  return random.chance(0.3) ? `${title} ${random.pickSkewed(endings)}` : title;
}

/** Missing for one game in seven; some have only a year or a month. */
function inventDate(random: Random): string | null {
  const two = (number: number) => String(number).padStart(2, '0');
  const exactness = random.next();
  const year = 1978 + Math.floor(Math.sqrt(random.next()) * 47);
  if (exactness < 0.14) return null;
  if (exactness < 0.3) return String(year);
  const month = `${year}-${two(1 + random.whole(12))}`;
  return exactness < 0.38 ? month : `${month}-${two(1 + random.whole(28))}`;
}
