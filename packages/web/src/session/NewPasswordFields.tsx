import { PasswordField } from '../ui/PasswordField.tsx';
import { entryControl } from './EmailField.tsx';

type NewPasswordFieldsProps = {
  labels: readonly [password: string, repeated: string];
  hint: string;
  password: string;
  onPassword: (password: string) => void;
  repeated: string;
  onRepeated: (repeated: string) => void;
  isDifferent: boolean;
};

/** A new password, typed twice against mistakes. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { labels, hint, password, onPassword, repeated, onRepeated, isDifferent } = props;
  return (
    <>
      <PasswordField
        label={labels[0]}
        hint={hint}
        name="new-password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => onPassword(event.target.value)}
        className={entryControl}
      />
      <PasswordField
        label={labels[1]}
        name="repeated-password"
        autoComplete="new-password"
        required
        value={repeated}
        onChange={(event) => onRepeated(event.target.value)}
        aria-invalid={isDifferent || undefined}
        className={entryControl}
      />
    </>
  );
}
