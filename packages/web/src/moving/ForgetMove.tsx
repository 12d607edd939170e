import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { movedWords } from '../i18n/moved.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/** Deletes what was read of a file. What it brought stays. */
export function ForgetMove({ moveId }: { moveId: number }) {
  const text = useWords(movedWords);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const forget = useWrite(api.moving.forget, { onDone: () => void navigate(paths.move()) });
  return (
    <>
      <Button onClick={() => setAsked(true)} className="self-start">
        {text.forget}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={text.forgetTitle}
        confirm={text.forget}
        isDangerous
        isPending={forget.isPending}
        onConfirm={() => forget.mutate({ moveId })}
        onClose={() => setAsked(false)}
      >
        {text.forgetText}
      </ConfirmDialog>
    </>
  );
}
