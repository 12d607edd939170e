import { passwordLength } from '@cartouche/contract/limits';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { Notice } from './Notice.tsx';
import { useFailure } from './useFailure.ts';
import { useRedirectToLogin } from './useRedirectToLogin.ts';

/** Where the mailed link leads: sets a new password with the link's token. */
export default function ResetPasswordPage() {
  const text = useWords(sessionWords);
  const { token } = useSearch({ from: '/reset-password' });
  usePageTitle(text.resetTitle);

  return (
    <EntryFrame title={text.resetTitle}>
      {token === undefined ? (
        <>
          <Alert>{text.resetLinkMissing}</Alert>
          <RequestLink />
        </>
      ) : (
        <ResetForm token={token} />
      )}
    </EntryFrame>
  );
}

function ResetForm({ token }: { token: string }) {
  const text = useWords(sessionWords);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isDifferent, setDifferent] = useState(false);
  const reset = useWrite(api.session.resetPassword);
  const failure = useFailure();
  useRedirectToLogin(reset.isSuccess);

  function submit() {
    setDifferent(password !== repeated);
    if (password === repeated) reset.mutate({ token, password });
  }

  if (reset.isSuccess) {
    return (
      <Notice>
        <p className="font-semibold">{text.passwordUpdated}</p>
        <p>{text.redirecting}</p>
      </Notice>
    );
  }

  const message = isDifferent ? text.passwordsDiffer : failure(reset);
  return (
    <>
      {message !== null && <Alert>{message}</Alert>}
      <form action={submit} className="flex flex-col gap-4">
        <NewPasswordFields
          labels={[text.newPassword, text.confirmNewPassword]}
          hint={text.passwordHint(passwordLength.least)}
          password={password}
          onPassword={setPassword}
          repeated={repeated}
          onRepeated={setRepeated}
          isDifferent={isDifferent && password !== repeated}
        />
        <Button type="submit" variant="primary" isPending={reset.isPending} className="mt-1 sm:min-h-11">
          {reset.isPending ? text.saving : text.savePassword}
        </Button>
      </form>
      {toRefusal(reset.error)?.code === 'reset_link_invalid' && <RequestLink />}
    </>
  );
}

function RequestLink() {
  const text = useWords(sessionWords);
  return (
    <Link {...paths.login({ forgot: true })} className={`${buttonClass()} sm:min-h-11`}>
      {text.requestLink}
    </Link>
  );
}
