import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { placeAround, toTree } from '@cartouche/contract/place.rules';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { useWords } from '../i18n/language.ts';
import { marksWords } from '../i18n/marks.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';

type MarksPanelProps = { isOpen: boolean; onClose: () => void };

/** The user's places, as a tree, and tags: renamed, moved and removed on all copies at once. */
export function MarksPanel({ isOpen, onClose }: MarksPanelProps) {
  const text = useWords(marksWords);
  const { data, error, refetch, isFetching } = useRead(api.marks.list);
  const tree = toTree((data?.place ?? []).map(({ value, copies }) => ({ place: value, copies })));
  const places = tree.map(({ place, ...mark }) => ({ ...mark, value: place }));
  const tags = (data?.tags ?? []).map((tag) => ({ ...tag, name: tag.value, depth: 0 }));

  return (
    <Overlay isOpen={isOpen} onClose={onClose} title={text.title}>
      <div className="flex flex-col gap-6">
        <p className="text-muted">{text.lead}</p>
        {!data && error && (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!data && !error && <Skeleton className="h-40" />}
        {data && <Marks field="place" title={text.places} marks={places} onLeave={onClose} />}
        {data && <Marks field="tags" title={text.tags} marks={tags} onLeave={onClose} />}
      </div>
    </Overlay>
  );
}

type Mark = { value: string; name: string; depth: number; copies: number };
type MarksProps = { field: 'place' | 'tags'; title: string; marks: readonly Mark[]; onLeave: () => void };

function Marks({ field, title, marks, onLeave }: MarksProps) {
  const text = useWords(marksWords);
  return (
    <section>
      <h3 className="mb-2 text-16">{title}</h3>
      {marks.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className="divide-y divide-hairline">
        {marks.map((mark) => (
          <MarkRow key={mark.value} field={field} mark={mark} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  );
}

type MarkRowProps = { field: 'place' | 'tags'; mark: Mark; onLeave: () => void };

function MarkRow({ field, mark, onLeave }: MarkRowProps) {
  const text = useWords(marksWords);
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const remove = useWrite(api.marks.rename, {
    onDone: ({ changed }) => {
      setAsking(false);
      toast({ text: text.renamed(changed) });
    },
  });
  const isPlace = field === 'place';
  const { value, name, copies } = mark;

  function stop() {
    flushSync(() => setEditing(false));
    pencil.current?.focus();
  }

  return (
    <li className="py-1" style={{ paddingLeft: `${mark.depth * 1.25}rem` }}>
      {isEditing ? (
        <RenameForm field={field} value={value} onStop={stop} onDone={() => setEditing(false)} />
      ) : (
        <div className="flex items-center gap-1">
          <Link
            {...paths.collection('all', {
              tab: 'owned',
              ...(isPlace ? { place: [value] } : { tag: [value] }),
            })}
            onClick={onLeave}
            className="flex min-h-11 min-w-0 grow items-baseline gap-2 self-center py-2.5 hover:text-accent"
          >
            <span className="min-w-0 font-semibold break-words">{name}</span>
            <span className="shrink-0 text-13 text-muted tabular-nums">{text.copies(copies)}</span>
          </Link>
          <IconButton
            ref={pencil}
            aria-label={isPlace ? text.edit(value) : text.editTag(value)}
            icon={<Pencil />}
            onClick={() => setEditing(true)}
          />
          <IconButton aria-label={text.remove(value)} icon={<Trash2 />} onClick={() => setAsking(true)} />
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={text.removeTitle(value)}
        confirm={text.confirm}
        isDangerous
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ field, from: value, to: '' })}
        onClose={() => setAsking(false)}
      >
        <p>{isPlace ? text.removePlace(copies, placeAround(value)) : text.removeTag(copies)}</p>
      </ConfirmDialog>
    </li>
  );
}

type RenameFormProps = {
  field: 'place' | 'tags';
  value: string;
  /** Nothing is to be renamed after all. */
  onStop: () => void;
  onDone: () => void;
};

function RenameForm({ field, value, onStop, onDone }: RenameFormProps) {
  const text = useWords(marksWords);
  const tell = useRefusalText();
  const [to, setTo] = useState(value);
  const rename = useWrite(api.marks.rename, {
    onDone: ({ changed }) => {
      onDone();
      toast({ text: text.renamed(changed) });
    },
  });
  const isPlace = field === 'place';

  function save(event: FormEvent) {
    event.preventDefault();
    if (to.trim() !== '') rename.mutate({ field, from: value, to });
  }

  /** Escape ends the renaming alone, and not the panel. */
  function stopByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onStop();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what is in it
    <form onSubmit={save} onKeyDown={stopByKey} className="flex flex-col gap-2 py-2">
      <TextField
        label={isPlace ? text.newPlace : text.newTag}
        hint={isPlace ? text.placeHint : undefined}
        value={to}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just pressed its button
        autoFocus
        onChange={(event) => setTo(event.target.value)}
        error={rename.error ? tell(rename.error) : null}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isPending={rename.isPending} disabled={to.trim() === ''}>
          {text.save}
        </Button>
        <Button onClick={onStop}>{text.cancel}</Button>
      </div>
    </form>
  );
}
