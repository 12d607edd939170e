import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { readAgain } from '../api/query.ts';
import { useWrite } from '../api/writes.ts';
import { clearTab } from '../device.ts';
import { developerWords } from '../i18n/developer.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { usePaymentFailure } from '../plans/usePaymentFailure.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DeveloperPage } from './DeveloperPage.tsx';
import { Who } from './Who.tsx';

/** Specification 2.10, test user manager; for visitors too. */
export function TestUsersPage() {
  const text = useWords(developerWords);
  return (
    <DeveloperPage title={text.usersTitle} lead={text.usersLead} isPublic>
      <Who />
      <UserForm />
    </DeveloperPage>
  );
}

type Said = { isError: boolean; words: string };

function UserForm() {
  const text = useWords(developerWords);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { said, signUp, signIn, signOut, isBusy, say } = useTestUsers();
  const withBoth = (act: (credentials: { email: string; password: string }) => void) => () => {
    if (email.trim() && password) act({ email: email.trim(), password });
    else say({ isError: true, words: text.bothNeeded });
  };

  return (
    <Card>
      <TextField
        label={text.email}
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        label={text.password}
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" isPending={isBusy} onClick={withBoth(signUp)}>
          {text.createUser}
        </Button>
        <Button isPending={isBusy} onClick={withBoth(signIn)}>
          {text.signIn}
        </Button>
        <Button isPending={isBusy} onClick={signOut}>
          {text.signOut}
        </Button>
        <Link {...paths.outbox()} className={buttonClass()}>
          {text.toOutbox}
        </Link>
      </div>
      {said?.isError && <Alert>{said.words}</Alert>}
      {said?.isError === false && (
        <p role="status" className="font-semibold text-complete">
          {said.words}
        </p>
      )}
    </Card>
  );
}

function useTestUsers() {
  const text = useWords(developerWords);
  const failure = usePaymentFailure();
  const [said, say] = useState<Said | null>(null);
  const done = (words: string) => {
    say({ isError: false, words });
    readAgain(api.session.current);
  };
  const onRefused = (error: Error) =>
    say({ isError: true, words: failure(error, text.networkError) ?? error.message });
  const signUp = useWrite(api.session.signUp, { onDone: () => done(text.userCreated), onRefused });
  const signIn = useWrite(api.session.signIn, { onDone: () => done(text.userSignedIn), onRefused });
  const signOut = useWrite(api.session.signOut, {
    onDone: () => {
      clearTab();
      done(text.userSignedOut);
    },
    onRefused,
  });
  return {
    said,
    say,
    signUp: signUp.mutate,
    signIn: signIn.mutate,
    signOut: () => signOut.mutate(undefined),
    isBusy: signUp.isPending || signIn.isPending || signOut.isPending,
  };
}
