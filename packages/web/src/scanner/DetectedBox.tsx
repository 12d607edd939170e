import { usualEdition } from '@cartouche/contract/scanner.rules';
import { RotateCcw } from 'lucide-react';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { previewOf } from '../photos/previewOf.ts';
import { Button } from '../ui/Button.tsx';
import { SampleBadge } from '../ui/SampleBadge.tsx';
import { BoxQuestion, type TypedGame } from './BoxQuestion.tsx';
import type { SureReading } from './useBoxScan.ts';

type DetectedBoxProps = {
  reading: SureReading;
  /** None, where the title was typed because nothing could be read. */
  picture: File | null;
  onAnswer: (game: TypedGame) => void;
  onAgain: () => void;
};

/** What was read from the picture of a box, and the question which console it is if that is not clear. */
export function DetectedBox({ reading, picture, onAnswer, onAgain }: DetectedBoxProps) {
  const text = useWords(scannerWords);
  const { captured } = useWords(cameraWords);
  const facts = [
    [text.console, reading.console],
    [text.gameTitle, reading.gameTitle],
    [text.edition, reading.gameEdition === usualEdition ? text.standardEdition : reading.gameEdition],
  ];

  return (
    <section
      aria-labelledby="detected"
      tabIndex={-1}
      className="flex flex-col gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-hairline sm:p-6"
    >
      <div className="flex gap-4 sm:gap-6">
        {picture && (
          <img
            ref={previewOf(picture)}
            alt={captured}
            className="shrink-0 rounded-small bg-night object-contain"
            style={{ width: '6.75rem', height: '9rem' }}
          />
        )}
        <div className="flex min-w-0 grow flex-col gap-3">
          <h2 id="detected" className="sr-only">
            {text.detected}
          </h2>
          <dl className="flex flex-col gap-2">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-13 font-semibold text-muted">{name}</dt>
                <dd className="text-16 wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {reading.isSample && <SampleBadge>{text.sampleReading}</SampleBadge>}
          <Button icon={<RotateCcw />} onClick={onAgain} className="mt-auto self-start">
            {text.scanAgain}
          </Button>
        </div>
      </div>
      {reading.platformId === null && (
        <div className="border-t border-hairline pt-4">
          <BoxQuestion
            says={reading.console === '' ? text.unnamedConsole : text.unknownConsole(reading.console)}
            title={reading.gameTitle}
            onAnswer={onAnswer}
          />
        </div>
      )}
    </section>
  );
}
