import { Link } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';

import { useText, useWords } from '../i18n/language.ts';
import { platformsWords } from '../i18n/platforms.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { buttonClass } from '../ui/Button.tsx';
import type { PlatformToggle } from './usePlatformToggle.ts';

/** Why the last click was drawn back, with the way out where it was the plan; or what it still waits for. */
export function PlatformNotice({ toggle }: { toggle: PlatformToggle }) {
  const text = useText();
  const words = useWords(platformsWords);
  if (toggle.isWaiting) {
    return (
      <Banner icon={<WifiOff />}>
        <p role="status">{words.offline}</p>
      </Banner>
    );
  }
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
