import { type GameState, stateIcons, useStateWords } from './StateBadge.tsx';

/** The state of a game where there is no room for its word, which is read out and shown on hover. */
export function StateGlyph({ state }: { state: GameState }) {
  const words = useStateWords();
  return (
    <span
      title={words[state]}
      className={`grid size-6 place-items-center rounded-full border border-current/30 bg-raised [&>svg]:size-3.5 ${tones[state]}`}
    >
      {stateIcons[state]}
      <span className="sr-only">{words[state]}</span>
    </span>
  );
}

const tones: Record<GameState, string> = {
  complete: 'text-complete',
  incomplete: 'text-incomplete',
  sealed: 'text-sealed',
  wish: 'text-wish',
};
