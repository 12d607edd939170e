import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';

type Named = { game_id: number; title: string };

/** Says what a barcode is, or that it is not what somebody said. */
export function useTeaching() {
  const text = useWords(barcodesWords);
  const tell = useRefusalText();
  const withdraw = useWrite(api.barcodes.withdraw);
  const learn = useWrite(api.barcodes.teach, {
    onRefused: (error) => toast({ text: tell(error, text.notLearned) }),
  });
  const report = useWrite(api.barcodes.report, {
    onDone: (_done, said) =>
      toast({ text: text.reported, actions: [{ label: text.undo, onPress: () => withdraw.mutate(said) }] }),
    onRefused: (error) => toast({ text: tell(error, text.reportFailed) }),
  });

  return {
    teach: (code: string, game: Named) => {
      learn.mutate({ code, gameId: game.game_id });
      toast({ text: text.learned(game.title) });
    },
    /** Without a word: the game was entered for it. */
    teachEntered: (code: string, gameId: number) => learn.mutate({ code, gameId }),
    report: (code: string, gameId: number) => report.mutate({ code, gameId }),
  };
}
