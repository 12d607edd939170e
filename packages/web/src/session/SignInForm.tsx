import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { endsSession, toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { EmailField, type TypedEmail, entryControl } from './EmailField.tsx';
import { ModeSwitch, textLink } from './ModeSwitch.tsx';
import { Notice, OutboxLink } from './Notice.tsx';
import { SocialButtons, useSocialSignIn } from './SocialButtons.tsx';
import { signInError } from './signInError.ts';
import { isAbout, useFailure } from './useFailure.ts';
import { useSignInNotice } from './useSignInNotice.ts';
import type { useReturn } from './useReturn.ts';

type SignInFormProps = TypedEmail & { session: ReturnType<typeof useReturn>; unconfirmed: string | null };

export function SignInForm({ email, onEmail, session, unconfirmed }: SignInFormProps) {
  const text = useWords(sessionWords);
  const search = useSearch({ from: '/login' });
  const [password, setPassword] = useState('');
  const signIn = useWrite(api.session.signIn);
  const failure = useFailure();
  const notice = useSignInNotice();
  const social = useSocialSignIn();

  // Only a session proves the sign-in, so reading it is part of the press.
  const unread = signIn.isSuccess && session.error && !endsSession(session.error) ? session.error : null;
  const isPending =
    signIn.isPending || (signIn.isSuccess && (session.isFetching || session.data !== undefined));
  const ownFailure =
    isPending && !signIn.isPaused ? null : failure({ ...signIn, error: signIn.error ?? unread });
  const message = signIn.isIdle ? (signInError(text, search) ?? notice) : ownFailure;
  // Only this refusal may have sent a mail.
  const mayBeUnconfirmed = toRefusal(signIn.error)?.code === 'credentials_invalid';
  const isQuiet = message === null && !social.isTried;

  function submit() {
    social.reset();
    signIn.mutate({ email, password });
  }

  return (
    <>
      {message !== null && !social.isTried && (
        <Alert>
          {message} {mayBeUnconfirmed && <OutboxLink />}
        </Alert>
      )}
      {isQuiet && search.confirmed && <Notice>{text.confirmed}</Notice>}
      {isQuiet && search.deleted && <Notice>{text.accountDeleted}</Notice>}
      {isQuiet && unconfirmed !== null && (
        <Notice>
          {text.confirmFirst(unconfirmed)} <OutboxLink />
        </Notice>
      )}
      <form action={submit} className="flex flex-col gap-4">
        <EmailField email={email} onEmail={onEmail} isInvalid={isAbout(signIn.error, 'email')} />
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          className={entryControl}
        />
        <Link {...paths.login({ forgot: true })} className={`${textLink} -my-3 self-end`}>
          {text.forgot}
        </Link>
        <Button type="submit" variant="primary" isPending={isPending} className="mt-1 sm:min-h-11">
          {text.signIn}
        </Button>
      </form>
      <SocialButtons social={social} />
      <ModeSwitch question={text.newHere} to={paths.login({ signup: true })}>
        {text.toSignUp}
      </ModeSwitch>
    </>
  );
}
