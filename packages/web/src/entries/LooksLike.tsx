import type { Answer } from '../api/client.ts';
import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { GameCover } from '../games/GameCover.tsx';
import type { Game } from '../games/useGame.ts';
import { factsInShort } from '../games/gameFacts.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import { PictureQuestion } from './PictureQuestion.tsx';
import { useEntryRefusal } from './useEntryRefusal.ts';
import { useMerge } from './useMerge.ts';

/** 'This looks like …, is it the same?', for the first game that the entry looks like. */
export function LooksLike({ game }: { game: Game }) {
  const { data: matches } = useRead(api.entries.matches, { gameId: game.game_id });
  const [match] = matches ?? [];
  return match ? <Question key={match.game_id} game={game} match={match} /> : null;
}

type Match = Answer<typeof api.entries.matches>[number];

function Question({ game, match }: { game: Game; match: Match }) {
  const text = useWords(entriesWords);
  const tellRefusal = useEntryRefusal();
  const merge = useMerge(game);
  const refuse = useWrite(api.entries.refuse, {
    onDone: (_done, { isOther = true, ...said }) => {
      if (!isOther) return; // asked again
      const takeBack = () => refuse.mutate({ ...said, isOther: false });
      toast({ text: text.keptApart, actions: [{ label: text.undo, onPress: takeBack }] });
    },
    onRefused: tellRefusal,
  });

  return (
    <Banner tone="accent" title={text.looksLike(match.title)}>
      <div className="mt-2 flex items-start gap-3">
        <div className="w-16 shrink-0">
          <GameCover game={match} size="small" />
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          <p className="wrap-anywhere text-ink">{factsInShort(match)}</p>
          <p className="text-pretty">{hint()}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              isPending={merge.isPending}
              onClick={() => merge.into(match, text.merged(match.title))}
            >
              {text.isSame}
            </Button>
            <Button
              isPending={refuse.isPending}
              onClick={() => refuse.mutate({ gameId: game.game_id, otherId: match.game_id })}
            >
              {text.isOther}
            </Button>
          </div>
        </div>
      </div>
      <PictureQuestion merge={merge} isOwned={game.is_owned} />
    </Banner>
  );

  function hint() {
    if (game.is_owned) return text.looksLikeOwned;
    return game.in_wishlist ? text.looksLikeWished : text.looksLikeOther;
  }
}
