import { LogOut } from 'lucide-react';

import { BinLink } from '../bin/BinLink.tsx';
import { useWords } from '../i18n/language.ts';
import { settingsWords } from '../i18n/settings.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { NoPassword } from './NoPassword.tsx';
import { Sessions } from './Sessions.tsx';
import { Card } from '../ui/Card.tsx';

export function AccountSection() {
  const text = useWords(settingsWords);
  const { user } = useSession();
  const { signOut, isPending, isFailed } = useSignOut();

  return (
    <>
      <Card>
        <dl>
          <dt className="text-13 font-semibold text-muted">{text.email}</dt>
          <dd className="text-16 font-semibold wrap-anywhere">{user.email}</dd>
        </dl>
      </Card>
      {user.hasPassword ? <ChangePassword /> : <NoPassword />}
      <Sessions />
      <ApiKeys />
      <BinLink />
      <Card title={text.signOut} hint={text.signOutHint}>
        {isFailed && <Alert>{text.signOutFailed}</Alert>}
        <Button icon={<LogOut />} isPending={isPending} onClick={signOut} className="sm:self-start">
          {isPending ? text.signingOut : text.signOut}
        </Button>
      </Card>
    </>
  );
}
