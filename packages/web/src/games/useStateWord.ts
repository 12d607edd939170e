import { useText } from '../i18n/language.ts';
import type { GameState } from './gameFacts.ts';

/** `const stateWord = useStateWord()`, then `stateWord('sealed')`: what a colour or a shape says, as a word. */
export function useStateWord(): (state: GameState) => string {
  const text = useText().catalogue;
  const words = {
    complete: text.inCollection,
    incomplete: text.incomplete,
    sealed: text.sealed,
    wish: text.inWishlist,
  } satisfies Record<GameState, string>;
  return (state) => words[state];
}
