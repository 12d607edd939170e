import { FlaskConical, RotateCcw } from 'lucide-react';

import { useWords } from '../i18n/language.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { previewOf } from '../photos/previewOf.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import type { BoxReading } from './useBoxScan.ts';

/** What the reader says of a box that names none. */
const usualEdition = 'Standard Edition';

type DetectedBoxProps = { reading: BoxReading; picture: File; onAgain: () => void };

/** What was read from the picture of a box. */
export function DetectedBox({ reading, picture, onAgain }: DetectedBoxProps) {
  const text = useWords(scannerWords);
  const facts = [
    [text.console, reading.console],
    [text.gameTitle, reading.gameTitle],
    [text.edition, reading.gameEdition === usualEdition ? text.standardEdition : reading.gameEdition],
  ];

  return (
    <section
      aria-labelledby="detected"
      className="flex gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-hairline sm:gap-6 sm:p-6"
    >
      <img
        ref={previewOf(picture)}
        alt={text.captured}
        className="shrink-0 rounded-small bg-night object-contain"
        style={{ width: '6.75rem', height: '9rem' }}
      />
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
        {reading.isSample && (
          <Badge tone="incomplete" icon={<FlaskConical />} className="self-start">
            {text.sampleReading}
          </Badge>
        )}
        <Button icon={<RotateCcw />} onClick={onAgain} className="mt-auto self-start">
          {text.scanAgain}
        </Button>
      </div>
    </section>
  );
}
