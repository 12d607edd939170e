import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { EmailField, type TypedEmail } from './EmailField.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { Notice, OutboxLink } from './Notice.tsx';
import { isAbout, useFailure } from './useFailure.ts';

export function ForgotForm({ email, onEmail }: TypedEmail) {
  const text = useWords(sessionWords);
  const request = useWrite(api.session.requestReset);
  const failure = useFailure();
  const message = failure(request);

  return (
    <>
      {message !== null && <Alert>{message}</Alert>}
      {request.isSuccess && (
        <Notice>
          {text.resetSent(request.variables.email)} <OutboxLink />
        </Notice>
      )}
      <form action={() => request.mutate({ email })} className="flex flex-col gap-4">
        <EmailField email={email} onEmail={onEmail} isInvalid={isAbout(request.error, 'email')} />
        <Button
          type="submit"
          variant="primary"
          isPending={request.isPending}
          disabled={email.trim() === ''}
          className="mt-1 sm:min-h-11"
        >
          {text.sendReset}
        </Button>
      </form>
      <ModeSwitch to={paths.login()}>{text.backToLogin}</ModeSwitch>
    </>
  );
}
