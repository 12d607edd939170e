import { Mail } from 'lucide-react';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { sessionWords } from '../i18n/session.ts';
import { settingsWords } from '../i18n/settings.ts';
import { useWords } from '../i18n/language.ts';
import { Notice, OutboxLink } from '../session/Notice.tsx';
import { useFailure } from '../session/useFailure.ts';
import { useSession } from '../session/useSession.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

/** For users with a social account only: the reset mail gives them a password too. */
export function NoPassword() {
  const text = useWords(settingsWords);
  const session = useWords(sessionWords);
  const { email } = useSession().user;
  const request = useWrite(api.session.requestReset);
  const failure = useFailure();
  const message = failure(request);

  return (
    <Card title={text.changePassword} hint={text.noPassword}>
      {message !== null && <Alert>{message}</Alert>}
      {request.isSuccess && (
        <Notice>
          {text.passwordMailed(email)} <OutboxLink />
        </Notice>
      )}
      <Button
        icon={<Mail />}
        isPending={request.isPending}
        onClick={() => request.mutate({ email })}
        className="sm:self-start"
      >
        {session.sendReset}
      </Button>
    </Card>
  );
}
