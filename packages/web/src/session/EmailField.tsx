import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { TextField } from '../ui/TextField.tsx';

export type TypedEmail = { email: string; onEmail: (email: string) => void };

export function EmailField({ email, onEmail, isInvalid = false }: TypedEmail & { isInvalid?: boolean }) {
  const text = useWords(sessionWords);
  return (
    <TextField
      label={text.email}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      inputMode="email"
      spellCheck={false}
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- this field is what the screen is for
      autoFocus={hasKeyboard}
      value={email}
      onChange={(event) => onEmail(event.target.value)}
      error={isInvalid ? text.emailInvalid : null}
      className={entryControl}
    />
  );
}

// On a phone the keyboard would cover the screen before anybody has read it.
const hasKeyboard = matchMedia('(pointer: fine)').matches;

/** Fields and buttons of these screens are tall on a desktop too, where there is nothing else. */
export const entryControl = 'sm:min-h-11';
