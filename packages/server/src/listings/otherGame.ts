import { type WantedGame, foldTitle, isSameWord, numberOf, partsOf, withoutNoise } from './gameTitle.ts';

/** Words that say nothing of which game it is. */
const small = new Set('the a an of and with to in for no le la les de version edition special'.split(' '));

/** Of the letters of a title, how many a listing must have: 'Zelda Link to the Past' is a whole title, 'Zelda' is not. */
const leastPart = 0.6;

/**
 * Whether the words of a listing are those of another game, such as a sequel.
 * `rest` is the listing without its platforms: the Super of 'Super Nintendo' is none of 'Super Street Fighter'.
 */
export function namesOtherGame(
  { listing, rest }: { listing: string; rest: string },
  game: WantedGame,
): boolean {
  const words = listing.split(' ');
  const titles = [game.title, ...game.altTitles].filter((title) => significant(title).length > 0);
  if (!titles.some((title) => isNamed(words, title))) return true;
  if (game.siblings.some((sibling) => isSibling(rest.split(' '), sibling, game))) return true;
  return hasFurtherNumber(words, game.title);
}

function significant(title: string): string[] {
  return foldTitle(title)
    .split(' ')
    .filter((word) => word && !small.has(word));
}

/** Whether most of the title is there, and above all its numbers and single letters, which tell games of a series apart. */
function isNamed(words: readonly string[], title: string): boolean {
  const wanted = significant(withoutNoise(title));
  const has = finder(words, wanted);
  const needed = wanted.filter((word) => /^.$|\d/.test(word) || numberOf(word) !== undefined);
  if (!needed.every((word) => has(word))) return false;
  const letters = (list: string[]) => list.join('').length;
  return letters(wanted.filter(has)) >= leastPart * letters(wanted);
}

/** Finds a word, also as a part of two that one of both sides writes as one: 'Mega Man' and 'Megaman'. */
function finder(words: readonly string[], wanted: readonly string[]): (word: string) => boolean {
  const pairs = new Set(words.map((word, at) => word + (words[at + 1] ?? '')));
  return (word) => {
    const at = wanted.indexOf(word);
    const asOne = new Set([word + (wanted[at + 1] ?? ''), (wanted[at - 1] ?? '') + word]);
    return (
      words.some((one) => isSameWord(one, word) || (one.length > 3 && asOne.has(one))) || pairs.has(word)
    );
  };
}

/** Whether the listing has all of a longer title that contains the wanted one. */
function isSibling(words: readonly string[], sibling: string, game: WantedGame): boolean {
  const own = significant(game.title);
  const [first = ''] = partsOf(sibling);
  const isLonger = (title: string) =>
    significant(title).some((word) => !own.some((one) => isSameWord(one, word)));
  const named = significant(isLonger(first) ? first : sibling);
  const has = finder(words, named);
  return isLonger(named.join(' ')) && named.every(has);
}

/** Whether a number follows the title that it does not have: 'Sonic the Hedgehog 2'. Not '2 players' or '3 games'. */
function hasFurtherNumber(words: readonly string[], title: string): boolean {
  const last = significant(withoutNoise(title)).at(-1) ?? '';
  const at = words.findLastIndex((word) => isSameWord(word, last));
  const next = words[at + 1] ?? '';
  const number = next.length > 1 || /\d/.test(next) ? numberOf(next) : undefined;
  return at >= 0 && number !== undefined && number > 1 && number <= 20 && !counted.test(words[at + 2] ?? '');
}

const counted =
  /^(players?|joueurs?|spieler|giocatori|jugadores|games|jeux|spiele|giochi|juegos|dis[ck]s?|cds?|in|st|er)$/;
