import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { useText, useWords } from '../i18n/language.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { Candidates } from '../reading/Candidates.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { BoxQuestion, type TypedGame } from './BoxQuestion.tsx';
import type { UnsureReading } from './useBoxScan.ts';

type UnsureBoxProps = {
  reading: UnsureReading;
  picture: File;
  onAnswer: (game: TypedGame) => void;
  onAgain: () => void;
};

/** Asks which game it is: one of those that it may be, or one whose title is typed. */
export function UnsureBox({ reading, picture, onAnswer, onAgain }: UnsureBoxProps) {
  const text = useWords(scannerWords);
  const { game_not_recognized: notRecognized } = useText().refusals;
  const isNone = reading.candidates.length === 0;
  const [isTyping, setTyping] = useState(isNone);
  const again = (
    <Button icon={<RotateCcw />} onClick={onAgain} className="max-sm:self-stretch sm:self-start">
      {text.scanAgain}
    </Button>
  );
  return (
    <section
      aria-label={text.whichBox}
      tabIndex={-1}
      className="flex flex-col gap-4 rounded-card bg-surface p-4 outline-none inset-ring inset-ring-hairline sm:p-6"
    >
      {isTyping ? (
        <>
          {isNone && <Alert>{notRecognized}</Alert>}
          <BoxQuestion
            says={text.typeTitle}
            title={reading.words}
            platformId={reading.platformId}
            asksTitle
            onAnswer={onAnswer}
          />
          {again}
        </>
      ) : (
        <Candidates
          reading={reading}
          picture={picture}
          onChoose={({ title, platform_id: id, platform: name }) =>
            onAnswer({ title, platform: { id, name } })
          }
          onNone={() => setTyping(true)}
        >
          {again}
        </Candidates>
      )}
    </section>
  );
}
