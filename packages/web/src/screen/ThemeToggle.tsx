import { Moon, Sun } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useTheme } from './useTheme.ts';

export function ThemeToggle() {
  const text = useText().shell;
  const { theme, choose } = useTheme();

  return theme === 'dark' ? (
    <IconButton aria-label={text.toLight} icon={<Sun />} onClick={() => choose('light')} />
  ) : (
    <IconButton aria-label={text.toDark} icon={<Moon />} onClick={() => choose('dark')} />
  );
}
