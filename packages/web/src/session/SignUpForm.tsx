import { passwordLength } from '@cartouche/contract/limits';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { EmailField, type TypedEmail } from './EmailField.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { Notice, OutboxLink } from './Notice.tsx';
import { SocialButtons, useSocialSignIn } from './SocialButtons.tsx';
import { isAbout, useFailure } from './useFailure.ts';
import { useRedirectToLogin } from './useRedirectToLogin.ts';

export function SignUpForm({ email, onEmail, onDone }: TypedEmail & { onDone: () => void }) {
  const text = useWords(sessionWords);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isDifferent, setDifferent] = useState(false);
  const signUp = useWrite(api.session.signUp, { onDone });
  const failure = useFailure();
  const social = useSocialSignIn();
  useRedirectToLogin(signUp.isSuccess);

  function submit() {
    social.reset();
    setDifferent(password !== repeated);
    if (password === repeated) signUp.mutate({ email, password });
  }

  if (signUp.isSuccess) {
    return (
      <Notice>
        {text.signedUp} <OutboxLink />
      </Notice>
    );
  }

  const message = isDifferent ? text.passwordsDiffer : failure(signUp);
  return (
    <>
      {message !== null && !social.isTried && <Alert>{message}</Alert>}
      <form action={submit} className="flex flex-col gap-4">
        <EmailField email={email} onEmail={onEmail} isInvalid={isAbout(signUp.error, 'email')} />
        <NewPasswordFields
          labels={[text.password, text.confirmPassword]}
          hint={text.passwordHint(passwordLength.least)}
          password={password}
          onPassword={setPassword}
          repeated={repeated}
          onRepeated={setRepeated}
          isDifferent={isDifferent && password !== repeated}
        />
        <Button type="submit" variant="primary" isPending={signUp.isPending} className="mt-1 sm:min-h-11">
          {text.signUp}
        </Button>
      </form>
      <SocialButtons social={social} />
      <ModeSwitch question={text.haveAccount} to={paths.login()}>
        {text.toSignIn}
      </ModeSwitch>
    </>
  );
}
