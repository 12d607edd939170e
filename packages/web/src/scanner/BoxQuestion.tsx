import { listings } from '@cartouche/contract/limits';
import type { Platform } from '@cartouche/contract/platforms';
import { scannedConsoles } from '@cartouche/contract/scanner.rules';
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
import { TextField } from '../ui/TextField.tsx';

export type TypedGame = { title: string; platform: Pick<Platform, 'id' | 'name'> };

type BoxQuestionProps = {
  says: string;
  /** What is known, or may be. */
  title: string;
  platformId?: number | null;
  /** Whether the title is asked for as well. */
  asksTitle?: boolean;
  onAnswer: (game: TypedGame) => void;
};

/** Asks which of our consoles it is for, and what it is called where the picture does not say either. */
export function BoxQuestion({ says, asksTitle = false, onAnswer, ...known }: BoxQuestionProps) {
  const { ui } = useText();
  const text = useWords(scannerWords);
  const { compare } = useLocale();
  const { data: platforms = [], error, refetch } = useRead(api.platforms.list);
  const [title, setTitle] = useState(known.title);
  const [chosen, setChosen] = useState(String(known.platformId ?? ''));
  const [isAsked, setAsked] = useState(false);
  const usual = scannedConsoles.flatMap((id) => platforms.find((one) => one.id === id) ?? []);
  const others = platforms.filter(({ id }) => !scannedConsoles.includes(id));
  const groups = [
    { manufacturer: text.usualConsoles, platforms: usual },
    ...groupPlatforms(others, compare),
  ].map((group) => ({
    label: group.manufacturer,
    options: group.platforms.map(({ id, name }) => ({ value: String(id), label: name })),
  }));

  function submit() {
    const platform = platforms.find(({ id }) => String(id) === chosen);
    if (platform && title.trim() !== '') onAnswer({ title: title.trim(), platform });
    else setAsked(true);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col gap-3"
    >
      <p className="text-pretty text-muted">{says}</p>
      {error && platforms.length === 0 ? (
        <Alert>
          <p>{ui.errorText}</p>
          <Button onClick={() => void refetch()} className="mt-2">
            {ui.retry}
          </Button>
        </Alert>
      ) : (
        <>
          {asksTitle && (
            <TextField
              label={text.gameTitle}
              value={title}
              maxLength={listings.longestSearch}
              error={isAsked && title.trim() === '' ? text.noTitle : null}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
          <Select
            label={text.whichConsole}
            value={chosen}
            error={isAsked && chosen === '' ? text.noConsole : null}
            options={[{ value: '', label: text.chooseConsole }]}
            groups={groups}
            onChoose={setChosen}
          />
          <Button
            type="submit"
            variant="primary"
            icon={<Search />}
            className="max-sm:self-stretch sm:self-start"
          >
            {text.checkPrice}
          </Button>
        </>
      )}
    </form>
  );
}
