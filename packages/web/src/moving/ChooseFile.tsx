import { formNames, moving as limits } from '@cartouche/contract/moving.rules';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { useIsOnline } from '../api/online.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { readMove } from '../api/upload.ts';
import { useWrite } from '../api/writes.ts';
import { useLocale } from '../i18n/formats.ts';
import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { useFailureText } from '../i18n/refusalText.ts';
import { paths } from '../paths.ts';
import { useDroppedFiles } from '../photos/useDroppedFiles.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { useMedia } from '../ui/useMedia.ts';

const trackers = [...new Set(Object.values(formNames).map((name) => name.replace(/ \(.*/, '')))];

/** Where a file is chosen or dropped, and those that were read before. */
export function ChooseFile() {
  const text = useWords(movingWords);
  const tell = useFailureText();
  const { percent } = useLocale();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isTouched = useMedia('(pointer: coarse)');
  const [leaving] = useState(() => new AbortController());
  const [share, setShare] = useState(0);
  const [chosen, setChosen] = useState<File | null>(null);
  const isOnline = useIsOnline();
  // Whatever becomes of it, the file's own screen shows: it follows the work.
  const match = useWrite(api.moving.match);
  const read = useWrite(readMove, {
    onDone: ({ id, state }) => {
      if (state === 'matching') match.mutate({ moveId: id });
      void navigate(paths.move({ file: id }));
    },
  });
  const send = (file: File | undefined) => {
    if (!file || read.isPending) return;
    setShare(0);
    setChosen(file);
    read.mutate({ file, onProgress: setShare, leaving: leaving.signal });
  };
  const isDraggedOver = useDroppedFiles(([file]) => send(file));

  return (
    <div className="flex flex-col gap-4">
      <Card>
        <p className="max-w-prose text-pretty">{text.intro}</p>
        <p className="max-w-prose text-13 text-pretty text-muted">{text.trackers(trackers.join(', '))}</p>
        {read.error && chosen && (
          <Alert>
            <p className="wrap-anywhere">
              {tell(read.error, isOnline ? text.fileUnsent(chosen.name) : text.fileOffline(chosen.name))}{' '}
              {toRefusal(read.error) === null && (
                <button
                  type="button"
                  onClick={() => send(chosen)}
                  className="font-semibold underline underline-offset-4"
                >
                  {text.sendAgain}
                </button>
              )}
            </p>
          </Alert>
        )}
        <div
          className={`flex flex-col items-center gap-3 rounded-card border p-6 ${isDraggedOver ? 'border-accent bg-accent-tint' : 'border-edge'}`}
        >
          <input
            ref={input}
            type="file"
            hidden
            onChange={({ target }) => {
              send(target.files?.[0]);
              target.value = '';
            }}
          />
          <Button
            variant="primary"
            icon={<FileUp />}
            isPending={read.isPending}
            onClick={() => input.current?.click()}
          >
            {read.isPending ? (share < 1 ? text.sending(percent(share)) : text.reading) : text.choose}
          </Button>
          <p role="status" className="text-13 text-muted">
            {read.isPending || isTouched ? '' : text.drop}
          </p>
        </div>
        <p className="max-w-prose text-13 text-pretty text-muted">
          {text.kept(limits.unwrittenDays, limits.undoDays)}
        </p>
      </Card>
      <PastMoves />
    </div>
  );
}

function PastMoves() {
  const text = useWords(movingWords);
  const locale = useLocale();
  const { data: moves = [] } = useRead(api.moving.list);
  if (moves.length === 0) return null;

  return (
    <Card title={text.past} level="h2">
      <ul className="flex flex-col divide-y divide-hairline">
        {moves.map(({ id, file_name: name, state, made_at: at, rows }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-[1_1_12rem]">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-13 text-muted">
                {[locale.moment(at), text.rows(rows), text.states[state]].join(' · ')}
              </p>
            </div>
            <Link
              {...paths.move({ file: id })}
              aria-label={text.ofRow(text.open, name)}
              className={buttonClass()}
            >
              {text.open}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
