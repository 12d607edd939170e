import { UserRound, UserRoundX } from 'lucide-react';

import { developerWords } from '../i18n/developer.ts';
import { useWords } from '../i18n/language.ts';
import { Banner } from '../ui/Banner.tsx';
import { useVisitor } from './useVisitor.ts';

/** Who is signed in, on a page that visitors may see. */
export function Who() {
  const text = useWords(developerWords);
  const session = useVisitor();
  return (
    <Banner icon={session ? <UserRound /> : <UserRoundX />}>
      {session ? text.signedInAs(session.user.email) : text.nobody}
    </Banner>
  );
}
