import { useNavigate } from '@tanstack/react-router';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';

/** Deletes what was read of a file. What it brought stays. */
export function ForgetMove({ moveId }: { moveId: number }) {
  const text = useWords(movingWords);
  const navigate = useNavigate();
  const forget = useWrite(api.moving.forget, { onDone: () => void navigate(paths.move()) });
  return (
    <Button isPending={forget.isPending} onClick={() => forget.mutate({ moveId })} className="self-start">
      {text.forget}
    </Button>
  );
}
