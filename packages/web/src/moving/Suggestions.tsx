import { Undo2, WandSparkles } from 'lucide-react';

import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import type { Move, MoveWork } from './useMove.ts';

/** Rows that may be but one game take it all at once, and give it back. */
export function Suggestions({ plan, work }: { plan: Move['plan']; work: MoveWork }) {
  const text = useWords(movingWords);
  const { suggestions, suggestionsTaken } = plan;
  return (
    <>
      {suggestions > 0 && (
        <Banner
          tone="accent"
          icon={<WandSparkles />}
          action={
            <Button variant="primary" isPending={work.isSuggesting} onClick={() => work.suggest(true)}>
              {text.takeSuggestions(suggestions)}
            </Button>
          }
        >
          {text.suggestions(suggestions)}
        </Banner>
      )}
      {suggestionsTaken > 0 && (
        <Banner
          action={
            <Button icon={<Undo2 />} isPending={work.isSuggesting} onClick={() => work.suggest(false)}>
              {text.giveBack}
            </Button>
          }
        >
          {text.suggestionsTaken(suggestionsTaken)}
        </Banner>
      )}
    </>
  );
}
