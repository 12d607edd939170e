import { entryRegions } from '@cartouche/contract/entries.rules';
import { ownEntries } from '@cartouche/contract/limits';

import { History } from 'lucide-react';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useFactNames } from '../games/useFactNames.ts';
import { formWords } from '../i18n/form.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { usePlatformOptions } from '../platforms/usePlatformChoices.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckPills } from '../ui/CheckPills.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { EntryCoverField } from './EntryCoverField.tsx';
import { type EntryTarget, goals } from './entryDraft.ts';
import type { EntryForm } from './useEntryForm.ts';

/** The regions of nearly all games; the others are a press away. */
const mostUsual = 4;
/** '20 septembre 1993', with room for what is typed besides. */
const longestDate = 30;

type EntryFieldsProps = { id: string; target: EntryTarget; form: EntryForm };

export function EntryFields({ id, target, form }: EntryFieldsProps) {
  const text = useWords(entriesWords);
  const words = useWords(formWords);
  const { date } = useLocale();
  const { draft, change, problems } = form;
  const problem = (field: keyof typeof problems) => {
    const found = problems[field];
    return found && text[found];
  };

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      className="flex flex-col gap-4"
    >
      {form.isResumed && (
        <Banner icon={<History />} action={<Button onClick={form.startOver}>{words.startOver}</Button>}>
          {words.takenUp} {form.isPhotoGone && text.photoAgain}
        </Banner>
      )}
      <TextField
        label={text.gameTitle}
        required
        maxLength={ownEntries.longestText}
        autoComplete="off"
        value={draft.title}
        error={problem('title')}
        onChange={({ target: field }) => change({ title: field.value })}
      />
      <PlatformField target={target} form={form} error={problem('platform')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.released}
          hint={form.understood === null ? text.releasedHint : `= ${date(form.understood)}`}
          maxLength={longestDate}
          autoComplete="off"
          placeholder="1993"
          value={draft.released}
          error={problem('released')}
          onChange={({ target: field }) => change({ released: field.value })}
        />
        <TextField
          label={text.publisher}
          maxLength={ownEntries.longestText}
          autoComplete="off"
          value={draft.publisher}
          onChange={({ target: field }) => change({ publisher: field.value })}
        />
      </div>
      <RegionsField form={form} />
      <GenresField form={form} />
      <EntryCoverField cover={form.cover} isLocked={form.isSaving} />
      {target.what === 'new' && !target.isPlaced && (
        <Select
          label={text.goesTo}
          value={draft.goal}
          options={goals.map((goal) => ({ value: goal, label: text.goals[goal] }))}
          onChoose={(value) => change({ goal: goals.find((goal) => goal === value) ?? 'nowhere' })}
        />
      )}
    </form>
  );
}

function RegionsField({ form: { draft, change } }: Pick<EntryFieldsProps, 'form'>) {
  const text = useWords(entriesWords);
  const names = useFactNames();
  const [areAllShown, setAllShown] = useState(false);
  const offered = areAllShown ? entryRegions : entryRegions.slice(0, mostUsual);
  const [startRegions] = useState(draft.regions);
  const regions = [...new Set([...offered, ...startRegions, ...draft.regions])].map((code) => ({
    value: code,
    label: names.region(code),
  }));

  return (
    <div className="flex flex-col items-start gap-2">
      <CheckPills
        label={text.regions}
        options={regions}
        chosen={draft.regions}
        onFlip={(code) =>
          change({
            regions: draft.regions.includes(code)
              ? draft.regions.filter((one) => one !== code)
              : [...draft.regions, code],
          })
        }
      />
      {!areAllShown && <Button onClick={() => setAllShown(true)}>{text.moreRegions}</Button>}
    </div>
  );
}

/** The genres that the catalogue knows, a press away from those that the game has. */
function GenresField({ form: { draft, change } }: Pick<EntryFieldsProps, 'form'>) {
  const text = useWords(entriesWords);
  const names = useFactNames();
  const { compare } = useLocale();
  const [areAllShown, setAllShown] = useState(false);
  const { data: known } = useRead(api.catalogue.facets, areAllShown ? {} : null);
  const [startGenres] = useState(draft.genres);
  const isFull = draft.genres.length >= ownEntries.mostGenres;
  const offered = isFull ? draft.genres : [...startGenres, ...draft.genres, ...(known?.genres ?? [])];
  const genres = [...new Set(offered)].map((genre) => ({ value: genre, label: names.genre(genre) }));

  return (
    <div className="flex flex-col items-start gap-2">
      {genres.length > 0 ? (
        <CheckPills
          label={text.facts.genres}
          options={genres.toSorted((a, b) => compare(a.label, b.label))}
          chosen={draft.genres}
          onFlip={(genre) =>
            change({
              genres: draft.genres.includes(genre)
                ? draft.genres.filter((one) => one !== genre)
                : [...draft.genres, genre],
            })
          }
        />
      ) : (
        <p className="text-14 font-medium">{text.facts.genres}</p>
      )}
      {!areAllShown && (
        <Button onClick={() => setAllShown(true)}>
          {genres.length > 0 ? text.moreGenres : text.chooseGenres}
        </Button>
      )}
    </div>
  );
}

type PlatformFieldProps = Omit<EntryFieldsProps, 'id'> & { error: string | undefined };

/** A game stays on its platform when it is corrected: on another one it would be another game. */
function PlatformField({ target, form, error }: PlatformFieldProps) {
  const text = useWords(entriesWords);
  const groups = usePlatformOptions();
  const platformOf = usePlatformOf();
  const { platform } = form.draft;
  const isFixed = target.what === 'correct' || (target.what === 'edit' && target.game.entry?.corrects);

  if (isFixed) {
    return (
      <TextField label={text.platform} readOnly value={platformOf(Number(platform))?.name ?? ''} disabled />
    );
  }
  return (
    <Select
      label={text.platform}
      required
      value={platform}
      error={error}
      options={platform === '' ? [{ value: '', label: text.choosePlatform }] : []}
      groups={groups}
      onChoose={(value) => form.change({ platform: value })}
    />
  );
}
