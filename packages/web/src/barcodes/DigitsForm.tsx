import { type BarcodeProblem, readBarcode } from '@cartouche/contract/barcodes.rules';
import { type FormEvent, useState } from 'react';

import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';

export type DigitsFormProps = {
  /** Why the digits are no code, until there is one, from wherever. */
  typed: { problem: BarcodeProblem | null; setProblem: (problem: BarcodeProblem | null) => void };
  onCode: (gtin: string) => void;
};

/** The digits below the bars, where no camera reads them. */
export function DigitsForm({ typed: { problem, setProblem }, onCode }: DigitsFormProps) {
  const text = useWords(barcodesWords);
  const [digits, setDigits] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const reading = readBarcode(digits);
    setProblem(reading.problem ?? null);
    if (reading.gtin === undefined) return;
    setDigits('');
    onCode(reading.gtin);
  }

  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <TextField
          label={text.digits}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={digits}
          onChange={({ target }) => {
            setDigits(target.value);
            setProblem(null);
          }}
          error={problem && text.problems[problem]}
        />
      </div>
      <Button type="submit" className="mt-6.5">
        {text.lookUp}
      </Button>
    </form>
  );
}
