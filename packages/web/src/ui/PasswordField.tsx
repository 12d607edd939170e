import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { useText } from '../i18n/language.ts';
import { IconButton } from './IconButton.tsx';
import { TextField } from './TextField.tsx';

/** `autoComplete` decides what a password manager offers, so it is required. */
type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'after' | 'before'> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: PasswordFieldProps) {
  const text = useText();
  const [isShown, setShown] = useState(false);

  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          aria-label={isShown ? text.ui.hidePassword : text.ui.showPassword}
          aria-pressed={isShown}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
