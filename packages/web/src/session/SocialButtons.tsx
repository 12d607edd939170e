import type { Provider } from '@cartouche/contract/session';

import { api } from '../api/client.ts';
import { keepOpenForm } from '../api/endSession.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { keepReturnLocation } from '../device.ts';
import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { providerName } from './providers.ts';
import { useFailure } from './useFailure.ts';

/** Once `isTried`, the form above shows no alert: a screen has one at a time. */
export function useSocialSignIn() {
  const begin = useWrite(api.session.signInWith, {
    onDone: ({ url }) => {
      keepReturnLocation(location.pathname + location.search + location.hash);
      keepOpenForm();
      location.assign(url);
    },
  });
  return { begin, isTried: !begin.isIdle, reset: begin.reset };
}

type Props = { social: ReturnType<typeof useSocialSignIn>; isAlone?: boolean };

/** The social providers that are offered; nothing if there are none. Inside the product they return to the page. */
export function SocialButtons({ social: { begin }, isAlone = false }: Props) {
  const text = useWords(sessionWords);
  const { data: options, isError } = useRead(api.session.options);
  const failure = useFailure();

  if (isError || options?.providers.length === 0) return null;

  const asked = providerName(begin.variables?.provider) ?? '';
  const isFault = begin.error !== null && toRefusal(begin.error)?.code !== 'slow_down';
  const message = isFault ? text.socialFailed(asked) : failure(begin);
  return (
    <div className="flex flex-col gap-4">
      {!isAlone && (
        <div className="flex items-center gap-3 text-13 text-muted before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
          {text.or}
        </div>
      )}
      {message !== null && <Alert>{message}</Alert>}
      <div className="flex flex-col gap-2.5">
        {options
          ? options.providers.map((provider) => (
              <Button
                key={provider}
                icon={<ProviderMark provider={provider} />}
                isPending={begin.isPending && begin.variables.provider === provider}
                onClick={() => begin.mutate({ provider })}
                className="sm:min-h-11"
              >
                {text.continueWith(nameOf(provider))}
              </Button>
            ))
          : ['first', 'second'].map((place) => <Skeleton key={place} className="h-11 rounded-control" />)}
      </div>
      {options?.sampleProviders.length !== 0 && (
        <p className="min-h-4 text-center text-12 text-pretty text-muted">{options && text.sampleSignIn}</p>
      )}
    </div>
  );
}

function nameOf(provider: Provider): string {
  return providerName(provider) ?? provider;
}
