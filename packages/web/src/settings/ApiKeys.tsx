import { apiKeys } from '@cartouche/contract/limits';
import { fillIn } from '@cartouche/contract/refusalText.rules';
import { KeyRound, Plus } from 'lucide-react';
import { useRef } from 'react';

import { useLocale } from '../i18n/formats.ts';
import { useText, useWords } from '../i18n/language.ts';
import { settingsWords } from '../i18n/settings.ts';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useOpening } from '../ui/useOpening.ts';
import { NewKey } from './NewKey.tsx';
import { Card } from '../ui/Card.tsx';
import { type ApiKey, useApiKeys } from './useApiKeys.ts';

/** Keys for the user's own programs. */
export function ApiKeys() {
  const { refusals } = useText();
  const text = useWords(settingsWords);
  const list = useRef<HTMLDivElement>(null);
  const keys = useApiKeys(() => list.current?.focus({ preventScroll: true }));

  return (
    <Card title={text.apiKeys} hint={text.apiKeysHint}>
      {keys.hasRoom ? (
        <NewKeyForm keys={keys} />
      ) : (
        <p>{fillIn(refusals.api_key_limit_reached, { limit: apiKeys.most })}</p>
      )}
      {keys.isSignInNeeded && <SignInAgain onDone={keys.create} />}
      {keys.createError !== null && <Alert>{keys.createError}</Alert>}
      {keys.made && (
        <NewKey key={keys.made.key} name={keys.made.name} apiKey={keys.made.key} onDone={keys.putAway} />
      )}

      <div ref={list} role="group" tabIndex={-1} aria-label={text.apiKeys} className="outline-none">
        {keys.keys && keys.keys.length > 0 && (
          <ul className="flex flex-col divide-y divide-hairline border-t border-hairline">
            {keys.keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} onRevoke={() => keys.ask(key)} />
            ))}
          </ul>
        )}
        {keys.keys?.length === 0 && <p className="text-muted">{text.noKeys}</p>}
        {!keys.keys && !keys.loadError && <Skeleton className="h-5 w-48" />}
        {keys.loadError && (
          <ErrorState error={keys.loadError} onRetry={keys.retry} isRetrying={keys.isRetrying} />
        )}
      </div>
      <RevokeQuestion keys={keys} />
    </Card>
  );
}

function NewKeyForm({ keys }: { keys: ReturnType<typeof useApiKeys> }) {
  const text = useWords(settingsWords);
  return (
    <form noValidate action={keys.create} className="flex max-w-md items-end gap-2">
      <div className="grow">
        <TextField
          label={text.keyName}
          placeholder={text.keyNameExample}
          maxLength={60}
          autoComplete="off"
          value={keys.name}
          onChange={({ target }) => keys.setName(target.value)}
        />
      </div>
      <Button
        type="submit"
        icon={<Plus />}
        isPending={keys.isCreating}
        disabled={keys.name.trim() === ''}
        className="sm:min-h-10"
      >
        {text.createKey}
      </Button>
    </form>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const text = useWords(settingsWords);
  const locale = useLocale();
  const { name, ending, created_at, last_used_at } = apiKey;

  return (
    <li className="flex items-center gap-3 py-3">
      <KeyRound className="text-muted max-sm:hidden" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">
          {name} <span className="text-13 font-normal text-muted">…{ending}</span>
        </p>
        <p className="text-13 text-muted">
          {text.keyCreated(locale.day(created_at))} ·{' '}
          {last_used_at === null ? text.keyUnused : text.keyUsed(locale.moment(last_used_at))}
        </p>
      </div>
      <Button aria-label={text.revokeKey(name)} onClick={onRevoke}>
        {text.revoke}
      </Button>
    </li>
  );
}

/** Asks before what cannot be undone. */
function RevokeQuestion({ keys }: { keys: ReturnType<typeof useApiKeys> }) {
  const text = useWords(settingsWords);
  const { shown } = useOpening(keys.toRevoke);

  return (
    <ConfirmDialog
      isOpen={keys.toRevoke !== null}
      title={text.revokeTitle}
      confirm={text.revoke}
      isDangerous
      isPending={keys.isRevoking}
      onConfirm={keys.confirm}
      onClose={keys.spare}
    >
      <div className="flex flex-col gap-4">
        <p>{text.revokeQuestion(shown?.name ?? '')}</p>
        {keys.revokeError && <Alert>{keys.revokeError}</Alert>}
      </div>
    </ConfirmDialog>
  );
}
