import { type Call, api } from '../api/client.ts';
import { useIsOnline } from '../api/online.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWasRefused } from '../api/useWasRefused.ts';
import { useWrite } from '../api/writes.ts';
import { useScanRefusalText } from '../camera/useScanRefusalText.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { toast, toastBeside } from '../ui/toast.ts';
import type { FoundGame } from './scanRows.ts';

type Named = { game_id: number; title: string };
/** What a code is; without a title, nothing is said once it is learned. */
type Lesson = { code: string; gameId: number; title: string; isAlong?: boolean };
/** A report, whether the user had said the opposite before, and what its undo brings back. */
type Report = { code: string; gameId: number; wasTaught: boolean; onTakenBack?: () => void };

const teaching: Call<Lesson, unknown> = {
  ...api.barcodes.teach,
  send: ({ code, gameId }) => api.barcodes.teach.send({ code, gameId }),
};
const reporting: Call<Report, unknown> = {
  ...api.barcodes.report,
  send: ({ code, gameId }) => api.barcodes.report.send({ code, gameId }),
};

/** Says what a barcode is, or that it is not what somebody said. */
export function useTeaching() {
  const text = useWords(barcodesWords);
  const tell = useScanRefusalText();
  const isOnline = useIsOnline();
  const learn = useWrite(teaching, {
    onDone: (_done, { title }) => void (title !== '' && toast({ text: text.learned(title) })),
    onRefused: (error, lesson) => {
      // What was added can still be taken back.
      if (lesson.isAlong) return toastBeside(text.notLearnedAlong);
      const again = { label: text.tryAgain, onPress: () => learn.mutate(lesson) };
      toast({ text: tell(error, text.notLearned), ...(!isOverLimit(error) && { actions: [again] }) });
    },
  });
  const withdraw = useWrite(api.barcodes.withdraw, {
    onRefused: (error) => toast({ text: tell(error, text.notTakenBack) }),
  });
  const report = useWrite(reporting, {
    onDone: (_done, { wasTaught, onTakenBack, ...said }) => {
      function undo() {
        onTakenBack?.();
        if (wasTaught) learn.mutate({ ...said, title: '' });
        else withdraw.mutate(said);
      }
      toast({ text: text.reported, actions: [{ label: text.undo, onPress: undo }] });
    },
    onRefused: (error) => toast({ text: tell(error, text.reportFailed) }),
  });

  return {
    teach: (code: string, { game_id: gameId, title }: Named) => {
      learn.mutate({ code, gameId, title });
      if (!isOnline) toast({ text: text.learnedLater });
    },
    /** Without a word if it works: the game was entered for it. */
    teachQuietly: (code: string, gameId: number) => learn.mutate({ code, gameId, title: '' }),
    /** Of a game that was added, which is what is said. */
    teachAlong: (code: string, gameId: number) => learn.mutate({ code, gameId, title: '', isAlong: true }),
    report: (code: string, { game_id: gameId, known_by }: FoundGame, onTakenBack?: () => void) =>
      report.mutate({ code, gameId, wasTaught: known_by === 'self', ...(onTakenBack && { onTakenBack }) }),
  };
}

/** Whether barcodes were just refused because the user has named too many: trying again would not help. */
export function useIsTaughtOut(): boolean {
  return useWasRefused(teaching, isOverLimit);
}

const isOverLimit = (error: unknown) => toRefusal(error)?.code === 'slow_down';
