import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import type { EntryForm } from './useEntryForm.ts';

/** The result of the last press, in sight wherever the form is scrolled to, with the ways on. */
export function EntryOutcome({ form }: { form: EntryForm }) {
  return (
    <>
      {form.message !== null && (
        <div className="basis-full">
          <Alert>
            <p>{form.message}</p>
            <WaysOn form={form} />
          </Alert>
        </div>
      )}
      {form.waits && (
        <div className="basis-full">
          <Alert>{form.waits}</Alert>
        </div>
      )}
    </>
  );
}

function WaysOn({ form }: { form: EntryForm }): ReactNode {
  const text = useWords(entriesWords);
  const navigate = useNavigate();
  const { code, data = {} } = form.refusal ?? {};
  const gameId = Number(data['gameId']);
  const seeGame = (label: string) => (
    <Button
      onClick={() => {
        form.discard();
        void navigate(paths.game(gameId));
      }}
    >
      {label}
    </Button>
  );

  if (code === 'game_limit_reached') {
    return (
      <Ways>
        {/* What was typed is there again on the way back. */}
        <Link {...paths.subscription()} className={buttonClass()}>
          {text.plans}
        </Link>
        <Button onClick={form.wishInstead}>{text.wishInstead}</Button>
      </Ways>
    );
  }
  if (code === 'entry_merged') {
    return (
      <Ways>
        {seeGame(text.seeGame)}
        <Button onClick={() => form.correctInstead(gameId)}>{text.correctInstead}</Button>
      </Ways>
    );
  }
  return code === 'entry_exists' && data['gameId'] !== undefined && <Ways>{seeGame(text.seeExisting)}</Ways>;
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap gap-2">{children}</div>;
}
