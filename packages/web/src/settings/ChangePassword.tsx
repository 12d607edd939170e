import { passwordLength } from '@cartouche/contract/limits';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { sessionWords } from '../i18n/session.ts';
import { settingsWords } from '../i18n/settings.ts';
import { useWords } from '../i18n/language.ts';
import { Notice } from '../session/Notice.tsx';
import { useFailure } from '../session/useFailure.ts';
import { useSession } from '../session/useSession.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Card } from '../ui/Card.tsx';
import { type PasswordDraft, type PasswordSlip, blankPasswords, slipIn } from './passwordForm.ts';

export function ChangePassword() {
  const text = useWords(settingsWords);
  const session = useWords(sessionWords);
  const { user } = useSession();
  const [draft, setDraft] = useState(blankPasswords);
  const [slip, setSlip] = useState<PasswordSlip | null>(null);
  const change = useWrite(api.session.changePassword, { onDone: () => setDraft(blankPasswords) });
  const failure = useFailure();
  const message = slip === null ? failure(change) : text[slip];
  const isUpdated = change.isSuccess && slip === null && draft === blankPasswords;

  function submit() {
    const found = slipIn(draft);
    setSlip(found);
    if (found === null) change.mutate({ currentPassword: draft.current, newPassword: draft.next });
  }

  const field = (name: keyof PasswordDraft) => ({
    name: `${name}-password`,
    value: draft[name],
    'aria-invalid': (slip === 'allRequired' && draft[name] === '') || undefined,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });

  return (
    <Card title={text.changePassword} hint={text.changePasswordHint}>
      <form noValidate action={submit} className="flex max-w-md flex-col gap-4">
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField {...field('current')} label={text.currentPassword} autoComplete="current-password" />
        <PasswordField
          {...field('next')}
          label={session.newPassword}
          hint={session.passwordHint(passwordLength.least)}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('repeated')}
          label={session.confirmNewPassword}
          autoComplete="new-password"
        />
        {message !== null && <Alert>{message}</Alert>}
        {isUpdated && <Notice>{session.passwordUpdated}</Notice>}
        <Button type="submit" variant="primary" isPending={change.isPending} className="sm:self-start">
          {change.isPending ? session.saving : session.savePassword}
        </Button>
      </form>
    </Card>
  );
}
