import type { Mute } from '@cartouche/contract/alertShapes';
import { alertMarketplaces } from '@cartouche/contract/alerts.rules';
import { alerts as limits } from '@cartouche/contract/limits';
import { ChevronDown, UserRoundX, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWriteAtOnce } from '../api/useWriteAtOnce.ts';
import { useWrite } from '../api/writes.ts';
import { alertsWords } from '../i18n/alerts.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';

/** Sellers and words of which no alert tells: folded, because few have any. */
export function Mutes() {
  const text = useWords(alertsWords);
  const { number } = useLocale();
  const { data: mutes, error, refetch, isFetching } = useRead(api.alerts.mutes);
  const unmute = useUnmute();
  const [isOpen, setOpen] = useState(false);

  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-card border border-hairline bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 rounded-card px-4 select-none hover:bg-ink/6">
        <ChevronDown aria-hidden className={`size-4.5 shrink-0 transition ${isOpen ? 'rotate-180' : ''}`} />
        <h2 className="grow text-16 font-semibold">{text.mutes}</h2>
        {mutes && mutes.length > 0 && <span className="text-muted">{number(mutes.length)}</span>}
      </summary>
      <div className="flex flex-col gap-4 p-4 pt-1">
        <AddWord />
        {!mutes && error && (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {mutes && mutes.length > 0 && (
          <ul className="flex flex-col divide-y divide-hairline">
            {mutes.map((mute) => (
              <MuteRow key={mute.id} mute={mute} onRemove={() => unmute({ id: mute.id })} />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function useUnmute() {
  const text = useWords(alertsWords);
  const tell = useRefusalText();
  return useWriteAtOnce(api.alerts.unmute, {
    edit: (edit, { id }) => edit(api.alerts.mutes, (mutes) => mutes.filter((one) => one.id !== id)),
    onRefused: (error) => toast({ text: tell(error, text.unmuteFailed) }),
  });
}

function MuteRow({ mute: { kind, platform, value }, onRemove }: { mute: Mute; onRemove: () => void }) {
  const text = useWords(alertsWords);
  const { seller, word } = text.muteKinds;

  return (
    <li className="flex items-center gap-3 py-2">
      {kind === 'seller' ? (
        <UserRoundX aria-hidden className="shrink-0 text-muted" />
      ) : (
        <X aria-hidden className="shrink-0 text-muted" />
      )}
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{value}</p>
        <p className="text-13 text-muted">
          {kind === 'seller' && platform ? seller(alertMarketplaces[platform]) : word}
        </p>
      </div>
      <Button aria-label={text.unmuteOf(value)} onClick={onRemove}>
        {text.unmute}
      </Button>
    </li>
  );
}

function AddWord() {
  const text = useWords(alertsWords);
  const tell = useRefusalText();
  const [word, setWord] = useState('');
  const mute = useWrite(api.alerts.mute, { onDone: () => setWord('') });

  function submit(event: FormEvent) {
    event.preventDefault();
    const value = word.trim();
    if (value !== '') mute.mutate({ kind: 'word', value });
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 max-w-sm grow">
        <TextField
          label={text.muteWord}
          value={word}
          maxLength={limits.longestWord}
          autoComplete="off"
          error={mute.error ? tell(mute.error, text.muteFailed) : null}
          onChange={(event) => setWord(event.target.value)}
        />
      </div>
      <Button type="submit" isPending={mute.isPending} disabled={word.trim() === ''} className="sm:min-h-10">
        {text.addWord}
      </Button>
    </form>
  );
}
