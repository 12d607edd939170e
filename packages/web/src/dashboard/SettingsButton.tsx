import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';

/** Specification 2, dashboard: the settings button at the top. */
export function SettingsButton() {
  const text = useText().shell;
  return (
    <Link {...paths.settings()} className={buttonClass()}>
      <Settings />
      {text.settings}
    </Link>
  );
}
