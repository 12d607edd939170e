import { currencies } from '@cartouche/contract/money.rules';
import { Moon, Sun } from 'lucide-react';

import { useIsOnline } from '../api/online.ts';
import type { Language } from '../device.ts';
import { settingsWords } from '../i18n/settings.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useTheme } from '../screen/useTheme.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Select } from '../ui/Select.tsx';
import { MarketplaceSelect } from './MarketplaceSelect.tsx';
import { Card } from '../ui/Card.tsx';
import { usePreferences } from '../session/usePreferences.ts';

/** Each choice applies at once; there is no save button. */
export function PreferencesSection() {
  const { ui } = useText();
  const text = useWords(settingsWords);
  const preferences = usePreferences();
  const { language, chooseLanguage, currency, chooseCurrency } = preferences;
  const { theme, choose } = useTheme();
  const isOnline = useIsOnline();

  return (
    <Card>
      {preferences.isRefused && (
        <Alert>
          <div className="flex flex-col items-start gap-2">
            {text.saveFailed}
            <Button onClick={preferences.retry}>{ui.retry}</Button>
          </div>
        </Alert>
      )}
      <p role="status" className="text-13 text-muted empty:hidden">
        {!isOnline && text.savedLater}
      </p>
      <Select
        label={text.language}
        value={language}
        options={languages}
        onChoose={(value) => chooseLanguage(value === 'fr' ? 'fr' : 'en')}
      />
      <Select
        label={text.currency}
        hint={text.currencyHint}
        value={currency}
        options={currencies.map((value) => ({ value, label: value === 'USD' ? text.dollar : text.euro }))}
        onChoose={(value) => chooseCurrency(value === 'EUR' ? 'EUR' : 'USD')}
      />
      <div className="flex flex-col gap-1.5">
        <p className="text-13 font-semibold">{text.theme}</p>
        <Segmented label={text.theme}>
          <button type="button" aria-pressed={theme === 'light'} onClick={() => choose('light')}>
            <Sun />
            {text.light}
          </button>
          <button type="button" aria-pressed={theme === 'dark'} onClick={() => choose('dark')}>
            <Moon />
            {text.dark}
          </button>
        </Segmented>
        <p className="text-13 text-muted">{text.themeHint}</p>
      </div>
      <MarketplaceSelect value={preferences.marketplace} onChoose={preferences.chooseMarketplace} />
    </Card>
  );
}

// Each in its own language, for users who cannot read the current one.
const languages: { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
];
