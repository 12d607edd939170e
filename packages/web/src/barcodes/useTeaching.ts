import { type Call, api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';
import type { FoundGame } from './scanRows.ts';

type Named = { game_id: number; title: string };
/** A report, and whether the user had said the opposite before. */
type Report = { code: string; gameId: number; wasTaught: boolean };

const reporting: Call<Report, unknown> = {
  ...api.barcodes.report,
  send: ({ code, gameId }) => api.barcodes.report.send({ code, gameId }),
};

/** Says what a barcode is, or that it is not what somebody said. */
export function useTeaching() {
  const text = useWords(barcodesWords);
  const tell = useRefusalText();
  const learn = useWrite(api.barcodes.teach, {
    onRefused: (error) => toast({ text: tell(error, text.notLearned) }),
  });
  const withdraw = useWrite(api.barcodes.withdraw, {
    onRefused: (error) => toast({ text: tell(error, text.notTakenBack) }),
  });
  const report = useWrite(reporting, {
    onDone: (_done, { wasTaught, ...said }) => {
      const undo = () => (wasTaught ? learn : withdraw).mutate(said);
      toast({ text: text.reported, actions: [{ label: text.undo, onPress: undo }] });
    },
    onRefused: (error) => toast({ text: tell(error, text.reportFailed) }),
  });

  return {
    teach: (code: string, game: Named) => {
      learn.mutate({ code, gameId: game.game_id });
      toast({ text: text.learned(game.title) });
    },
    /** Without a word: the game was entered for it. */
    teachEntered: (code: string, gameId: number) => learn.mutate({ code, gameId }),
    report: (code: string, { game_id: gameId, known_by }: FoundGame) =>
      report.mutate({ code, gameId, wasTaught: known_by === 'self' }),
  };
}
