import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';

/** Specification 2, dashboard: the settings button at the top. */
export function SettingsButton() {
  const text = useText().shell;
  return (
    <Link {...paths.settings()} title={text.settings} className={`${buttonClass()} max-sm:w-11 max-sm:px-0!`}>
      <Settings />
      <span className="max-sm:sr-only">{text.settings}</span>
    </Link>
  );
}
