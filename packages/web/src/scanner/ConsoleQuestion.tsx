import type { Platform } from '@cartouche/contract/platforms';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText, useWords } from '../i18n/language.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { groupPlatforms } from '../platforms/platformGroups.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';

type ConsoleQuestionProps = {
  /** The name that was read; '' if none was. */
  read: string;
  onChoose: (platform: Platform) => void;
};

/** Asks which of our consoles it is, where what was read names none of them. */
export function ConsoleQuestion({ read, onChoose }: ConsoleQuestionProps) {
  const { ui } = useText();
  const text = useWords(scannerWords);
  const { compare } = useLocale();
  const { data: platforms = [], error, refetch } = useRead(api.platforms.list);
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const groups = groupPlatforms(platforms, compare).map((group) => ({
    label: group.manufacturer,
    options: group.platforms.map(({ id, name }) => ({ value: String(id), label: name })),
  }));

  function submit() {
    const platform = platforms.find(({ id }) => String(id) === chosen);
    if (platform) onChoose(platform);
    else setMissing(true);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col gap-3 border-t border-hairline pt-4"
    >
      <p className="text-pretty text-muted">
        {read === '' ? text.unnamedConsole : text.unknownConsole(read)}
      </p>
      {error && platforms.length === 0 ? (
        <Alert>
          <p>{ui.errorText}</p>
          <Button onClick={() => void refetch()} className="mt-2">
            {ui.retry}
          </Button>
        </Alert>
      ) : (
        <>
          <Select
            label={text.whichConsole}
            value={chosen}
            error={isMissing && chosen === '' ? text.noConsole : null}
            options={[{ value: '', label: text.chooseConsole }]}
            groups={groups}
            onChoose={setChosen}
          />
          <Button type="submit" variant="primary" icon={<Search />} className="self-start">
            {text.checkPrice}
          </Button>
        </>
      )}
    </form>
  );
}
