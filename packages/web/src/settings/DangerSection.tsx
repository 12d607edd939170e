import { Trash2 } from 'lucide-react';

import { forgetDraft } from '../device.ts';
import { useWords } from '../i18n/language.ts';
import { settingsWords } from '../i18n/settings.ts';
import { useReopened } from '../session/useReopened.ts';
import { Button } from '../ui/Button.tsx';
import { useOpening } from '../ui/useOpening.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Card } from '../ui/Card.tsx';

export function DangerSection() {
  const text = useWords(settingsWords);
  const [isOpen, setOpen] = useReopened('deletion');
  const { shown, opening } = useOpening(isOpen || null);

  function close() {
    forgetDraft('deletion');
    setOpen(false);
  }

  return (
    <Card title={text.deleteAccount} hint={text.deleteWarning} isDangerous>
      <Button variant="danger" icon={<Trash2 />} onClick={() => setOpen(true)} className="sm:self-start">
        {text.deleteMine}
      </Button>
      {/* A new key for each opening: a password typed earlier must not enable the button. */}
      {shown && <DeleteAccount key={opening} isOpen={isOpen} onClose={close} />}
    </Card>
  );
}
