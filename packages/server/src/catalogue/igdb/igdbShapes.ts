import { z } from 'zod';

/** Every field of a game is optional at IGDB; one that is not of its form counts as missing. */
function maybe<Shape extends z.ZodType>(shape: Shape) {
  return shape.optional().catch(undefined);
}

/** A list without what in it has another form. References that were not expanded are such: plain ids. */
function listOf<Shape extends z.ZodType>(shape: Shape) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item): z.output<Shape>[] => {
        const { success, data } = shape.safeParse(item);
        return success ? [data] : [];
      }),
    );
}

const whole = z.number().int();
/** An id, or the expanded thing that has it. */
const reference = z.union([whole, z.object({ id: whole }).transform(({ id }) => id)]);
const word = z.string().trim().min(1);
const named = z.object({ name: word });

/** The id is all that counts; one that is missing is the last part of the picture's address. */
const image = z
  .object({ image_id: maybe(z.string()), url: maybe(z.string()) })
  .transform(({ image_id, url }) => image_id ?? /\/(\w+)\.\w+$/.exec(url ?? '')?.[1])
  .pipe(z.string().regex(/^\w{1,60}$/));

const releaseDate = z.object({
  platform: maybe(reference),
  release_region: maybe(reference),
  date_format: maybe(reference),
  /** In seconds. */
  date: maybe(z.number()),
  y: maybe(whole),
  m: maybe(whole),
});
export type ReleaseDate = z.output<typeof releaseDate>;

const involved = z.object({
  company: named,
  publisher: maybe(z.boolean()),
  developer: maybe(z.boolean()),
});

/** The title and the box of a region; either may be all that differs. */
const localization = z.object({
  name: maybe(word),
  cover: maybe(image),
  region: maybe(z.object({ identifier: maybe(z.string()) })),
});

const igdbGame = z.object({
  id: z.number().int().positive(),
  name: word,
  summary: maybe(word),
  url: maybe(word),
  cover: maybe(image),
  screenshots: listOf(image),
  genres: listOf(named),
  platforms: listOf(reference),
  involved_companies: listOf(involved),
  release_dates: listOf(releaseDate),
  first_release_date: maybe(z.number()),
  alternative_names: listOf(named),
  game_localizations: listOf(localization),
  total_rating: maybe(z.number()),
  total_rating_count: maybe(z.number()),
  rating: maybe(z.number()),
  rating_count: maybe(z.number()),
  version_parent: maybe(reference),
  game_type: maybe(reference),
  game_status: maybe(z.object({ status: maybe(z.string()) })),
});
export type IgdbGame = z.output<typeof igdbGame>;

/** What is no game is left out, but counted: the length of a page says whether there is another. */
export const gamesAnswer = z.array(z.unknown()).transform((items) => ({
  length: items.length,
  lastId: Math.max(0, ...items.flatMap((item) => z.object({ id: whole }).safeParse(item).data?.id ?? [])),
  games: items.flatMap((item) => igdbGame.safeParse(item).data ?? []),
}));
export type GamesAnswer = z.output<typeof gamesAnswer>;

/** Refusals come as an object, or as a list of them. */
const said = z.object({ message: maybe(word), title: maybe(word), cause: maybe(z.unknown()) });
export const refusalBody = z.union([z.array(said).transform(([first]) => first ?? {}), said]);
