import { useText } from '../i18n/language.ts';
import { Spinner } from '../ui/Spinner.tsx';

/** Until it is known whether the visitor is signed in. */
export function Waiting() {
  const text = useText();
  return (
    <div role="status" className="flex min-h-dvh flex-col items-center justify-center gap-3 text-muted">
      <Spinner isSilent />
      {text.ui.loading}
    </div>
  );
}
