import { completenessValues, conditions } from '@cartouche/contract/completeness.rules';
import { movedLists } from '@cartouche/contract/moving.rules';
import { useState } from 'react';

import { completenessKeys } from '../games/gameFacts.ts';
import { useCompletenessNames } from '../games/useCompletenessNames.ts';
import { useLocale } from '../i18n/formats.ts';
import { movingWords } from '../i18n/moving.ts';
import { useText, useWords } from '../i18n/language.ts';
import { usePlatforms } from '../platforms/usePlatforms.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { type Option, Select } from '../ui/Select.tsx';
import type { Move, MoveWork } from './useMove.ts';

type Table = keyof Move['words'];
type Chosen = Record<Table, Record<string, string>>;

const none: Chosen = { platforms: {}, completeness: {}, condition: {}, lists: {} };

/** What was chosen for a word, which may well be 'constructor'. */
function chosenFor(chosen: Record<string, string>, word: string): string | undefined {
  return Object.hasOwn(chosen, word) ? chosen[word] : undefined;
}

/** Of names that several consoles have, the likeliest one, which holds once the user agrees. */
function guessesIn({ platforms }: Move['words']): Record<string, string> {
  return Object.fromEntries(
    platforms.flatMap(({ word, guess }) => (guess === undefined ? [] : [[word, String(guess)]])),
  );
}

const tables: Table[] = ['platforms', 'completeness', 'condition', 'lists'];

/** What each word of the file is taken for, to look at and to change. */
export function MoveWords({ move, work }: { move: Move; work: MoveWork }) {
  const text = useWords(movingWords);
  const { number } = useLocale();
  const options = useMeanings();
  const [chosen, setChosen] = useState(() => ({ ...none, platforms: guessesIn(move.words) }));
  const shown = tables.filter((table) => move.words[table].length > 0);
  const hints = useHints(move.words);
  const isChanged = tables.some((table) => Object.keys(chosen[table]).length > 0);
  if (shown.length === 0) return null;

  return (
    <Card title={text.words} level="h2" hint={hints.join(' ') || undefined}>
      <div>
        {shown.map((table) => (
          <details key={table} open={unknownIn(move.words[table]).length > 0}>
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
              {text.wordTables[table]} ({number(move.words[table].length)})
            </summary>
            <ul className="grid gap-4 py-2 sm:grid-cols-2">
              {move.words[table].map(({ word, rows, meaning }) => (
                <li key={word}>
                  <Select
                    label={text.wordRows(word || text.noName, number(rows))}
                    value={chosenFor(chosen[table], word) ?? (meaning === null ? '' : String(meaning))}
                    options={options[table]}
                    onChoose={(value) =>
                      setChosen((all) => ({ ...all, [table]: { ...all[table], [word]: value } }))
                    }
                  />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      {isChanged && (
        <Button variant="primary" onClick={() => work.match(toSettings(chosen))} className="sm:self-start">
          {text.apply}
        </Button>
      )}
    </Card>
  );
}

type Word = { word: string; rows: number; meaning: unknown };

function unknownIn(words: readonly Word[]): readonly Word[] {
  return words.filter(({ meaning }) => meaning === null);
}

/** What becomes of rows whose words nobody knows. */
function useHints(words: Move['words']): string[] {
  const text = useWords(movingWords);
  const platforms = unknownIn(words.platforms);
  const names = platforms.filter(({ word }) => word !== '').length;
  const rowsOf = (table: 'completeness' | 'condition' | 'lists') =>
    unknownIn(words[table]).reduce((all, { rows }) => all + rows, 0);
  return [
    ...(names > 0 ? [text.unknownPlatforms(names)] : []),
    ...(platforms.length > names ? [text.noPlatform] : []),
    ...(platforms.length > 0 ? [text.entryHasPlatform] : []),
    ...(rowsOf('lists') > 0 ? [text.unknownLists(rowsOf('lists'))] : []),
    ...(rowsOf('completeness') > 0 ? [text.unknownCompleteness(rowsOf('completeness'))] : []),
    ...(rowsOf('condition') > 0 ? [text.unknownCondition(rowsOf('condition'))] : []),
  ];
}

function useMeanings(): Record<Table, Option[]> {
  const text = useWords(movingWords);
  const names = useText().catalogue.conditions;
  const parts = useCompletenessNames();
  const { platforms } = usePlatforms();
  const { compare } = useLocale();
  const nothing = { value: '', label: text.noMeaning };
  const sorted = (platforms?.all ?? []).toSorted((a, b) => compare(a.name, b.name));
  return {
    platforms: [
      { value: '', label: text.notChosen },
      { value: 'out', label: text.leaveOut },
      ...sorted.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    completeness: [
      nothing,
      ...completenessValues.map((value) => ({
        value,
        label: completenessKeys(value)
          .map((key) => parts.nameOf(key, 0))
          .join(', '),
      })),
    ],
    condition: [nothing, ...conditions.map((value) => ({ value, label: names[value] }))],
    lists: [
      { value: '', label: text.notChosen },
      ...movedLists.map((value) => ({ value, label: text.lists[value] })),
    ],
  };
}

type Settings = Parameters<MoveWork['match']>[0] & object;

/** The chosen words as the call takes them: '' says nothing, and leaves a platform or a list open. */
function toSettings({ platforms, completeness, condition, lists }: Chosen): Settings {
  const map = <Meaning,>(words: Record<string, string>, toMeaning: (value: string) => Meaning) =>
    Object.fromEntries(Object.entries(words).map(([word, value]) => [word, toMeaning(value)]));
  const known = (words: Record<string, string>) =>
    Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ''));
  return {
    platforms: map(known(platforms), (value) => (value === 'out' ? null : Number(value))),
    completeness: map(completeness, (value) => completenessValues.find((one) => one === value) ?? null),
    condition: map(condition, (value) => conditions.find((one) => one === value) ?? null),
    lists: map(known(lists), (value) => movedLists.find((one) => one === value) ?? 'out'),
  };
}
