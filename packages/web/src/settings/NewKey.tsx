import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';

import { useWords } from '../i18n/language.ts';
import { settingsWords } from '../i18n/settings.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';

type NewKeyProps = { name: string; apiKey: string; onDone: () => void };

/** A key that was just made, shown only now. */
export function NewKey({ name, apiKey, onDone }: NewKeyProps) {
  const text = useWords(settingsWords);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'refused' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(apiKey);
      setCopied('yes');
    } catch {
      field.current?.select();
      setCopied('refused');
    }
  }

  return (
    <div className="flex flex-col gap-3 rounded-card bg-complete-tint p-4 inset-ring inset-ring-complete/25">
      <p role="status" className="font-semibold">
        {text.keyMade(name)}
      </p>
      <TextField
        ref={field}
        label={text.newKey}
        isLabelHidden
        readOnly
        value={apiKey}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button variant="primary" icon={copied === 'yes' ? <Check /> : <Copy />} onClick={() => void copy()}>
          {copied === 'yes' ? text.copied : text.copyKey}
        </Button>
        <Button onClick={onDone}>{text.keyKept}</Button>
      </div>
      <p role="status" className="text-13 empty:hidden">
        {copied === 'refused' && text.copyRefused}
      </p>
    </div>
  );
}
