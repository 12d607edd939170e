import { limits } from '@cartouche/contract/limits';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useReturn } from './useReturn.ts';

/** Sign in, sign up and forgot password: one screen, with its mode in the address. The email stays between modes. */
export default function LoginPage() {
  const text = useWords(sessionWords);
  const { signup, forgot } = useSearch({ from: '/login' });
  const session = useReturn();
  const [email, setEmail] = useState('');
  /** The address to confirm after a sign-up here. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  const mode = signup ? 'signUp' : forgot ? 'forgot' : 'signIn';
  const words = {
    signIn: { title: text.signInTitle, lead: text.signInLead },
    signUp: { title: text.signUpTitle, lead: text.signUpLead(limits.free.games, limits.free.consoles) },
    forgot: { title: text.forgotTitle, lead: text.forgotLead },
  }[mode];
  usePageTitle(words.title);

  const typed = { email, onEmail: setEmail };
  return (
    <EntryFrame {...words}>
      {mode === 'signIn' && <SignInForm {...typed} session={session} unconfirmed={unconfirmed} />}
      {mode === 'signUp' && <SignUpForm {...typed} onDone={() => setUnconfirmed(email)} />}
      {mode === 'forgot' && <ForgotForm {...typed} />}
    </EntryFrame>
  );
}
