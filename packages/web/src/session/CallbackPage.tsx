import { Navigate } from '@tanstack/react-router';

import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { WordMark } from '../screen/WordMark.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useReturn } from './useReturn.ts';

/** Where a social sign-in returns: continues to where the visitor wanted to go, or back to sign in. */
export default function CallbackPage() {
  const text = useWords(sessionWords);
  const session = useReturn();
  usePageTitle(text.callbackTitle);

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 text-center">
      <WordMark />
      <div role="status" className="flex flex-col items-center gap-2">
        <Spinner isSilent />
        <h1 className="mt-2 text-20">{text.callbackTitle}</h1>
        <p className="text-muted">{text.callbackHint}</p>
      </div>
      {session.isError && <Navigate {...paths.login()} replace />}
    </main>
  );
}
