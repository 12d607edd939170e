import { useState } from 'react';

import { api } from '../api/client.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { sessionWords } from '../i18n/session.ts';
import { useText, useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { SocialButtons, useSocialSignIn } from './SocialButtons.tsx';
import { useFailure } from './useFailure.ts';
import { useSession } from './useSession.ts';

/** Asks for a fresh sign-in: by password, or at the provider, which returns here. */
export function SignInAgain({ onDone }: { onDone: () => void }) {
  const { refusals } = useText();
  const text = useWords(sessionWords);
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const signIn = useWrite(api.session.signIn, { onDone });
  const social = useSocialSignIn();
  const failure = useFailure();
  const isWrong = toRefusal(signIn.error)?.code === 'credentials_invalid';
  const message = isWrong ? refusals.password_incorrect : failure(signIn);

  function submit() {
    social.reset();
    signIn.mutate({ email: user.email, password });
  }

  return (
    <div className="flex max-w-md flex-col gap-4">
      <div role="status">
        <Banner title={refusals.sign_in_again}>{text.signInAgainHint}</Banner>
      </div>
      {user.hasPassword && (
        <form noValidate action={submit} className="flex items-end gap-2">
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
          <div className="grow">
            <PasswordField
              label={text.password}
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </div>
          <Button
            type="submit"
            variant="primary"
            isPending={signIn.isPending}
            disabled={password === ''}
            className="sm:min-h-10"
          >
            {text.confirmIdentity}
          </Button>
        </form>
      )}
      {message !== null && !social.isTried && <Alert>{message}</Alert>}
      <SocialButtons social={social} isAlone={!user.hasPassword} />
    </div>
  );
}
