/** What a longer title is made of. */
export type Titled = { title: string; release_date: string | null; publisher: string | null };

const perRound = 20;
/** Of titles in the catalogue, whatever a source sends. */
const room = 250;

/**
 * What tells a game from others of its title, best first: 'Star Wars (1991)', 'Star Wars (JVC)', 'Star Wars (2)'. If
 * all of these are taken, the next round has more.
 */
export function longerTitles({ title, release_date, publisher }: Titled, round = 0): string[] {
  const facts = round === 0 ? [release_date?.slice(0, 4), publisher] : [];
  const numbers = Array.from({ length: perRound }, (_, n) => `${round * perRound + n + 2}`);
  return [...facts, ...numbers]
    .flatMap((mark) => (mark ? ` (${mark})` : []))
    .filter((mark) => mark.length < room / 2)
    .map((mark) => `${title.slice(0, room - mark.length)}${mark}`);
}
