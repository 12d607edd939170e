import { Link } from '@tanstack/react-router';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { buttonClass } from '../ui/Button.tsx';
import type { PlatformToggle } from './usePlatformToggle.ts';

/** Why the last click was reverted, with a way out if it was because of the plan. */
export function PlatformNotice({ toggle }: { toggle: PlatformToggle }) {
  const text = useText();
  if (toggle.refusal === null) return null;

  return (
    <Alert>
      <p>{toggle.refusal.text}</p>
      {toggle.refusal.isLimit && (
        <Link {...paths.subscription()} className={`${buttonClass('primary')} mt-2`}>
          {text.subscription.upgradeToPro}
        </Link>
      )}
    </Alert>
  );
}
