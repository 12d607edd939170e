import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { archiveWords } from '../i18n/archive.ts';
import { settingsWords } from '../i18n/settings.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

type DeleteAccountProps = { isOpen: boolean; onClose: () => void };

/** Says what will be deleted, and needs the password, or the typed address of a social account. */
export function DeleteAccount({ isOpen, onClose }: DeleteAccountProps) {
  const text = useWords(settingsWords);
  const archive = useWords(archiveWords);
  const { user, typed, setTyped, isConfirmed, confirm, isPending, isSignInNeeded, error } =
    useDeleteAccount();
  const { data: summary } = useRead(api.collection.summary);
  const form = useId();
  const field = {
    name: 'confirmation',
    value: typed,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  };

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={text.deleteAccount}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose}>{text.keepAccount}</Button>
          <Button type="submit" form={form} variant="danger" disabled={!isConfirmed} isPending={isPending}>
            {isPending ? text.deleting : text.deleteMine}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="font-semibold">{text.deleteWarning}</p>
        <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-muted">
          <li>{summary ? text.goesCollection(summary.games) : <Skeleton className="h-5 w-56" />}</li>
          <li>{summary ? text.goesWishlist(summary.wishlist) : <Skeleton className="h-5 w-32" />}</li>
          <li>{text.goesElse}</li>
          <li>{text.goesAccount(user.email)}</li>
        </ul>
        <p className="text-muted">
          {text.keepFirst}{' '}
          <Link
            {...paths.settings({ section: 'export' })}
            onClick={onClose}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {archive.downloadTitle}
          </Link>
        </p>
        {error !== null && <Alert>{error}</Alert>}
        <form id={form} noValidate action={confirm}>
          {user.hasPassword ? (
            <PasswordField {...field} label={text.confirmByPassword} autoComplete="current-password" />
          ) : (
            <TextField
              {...field}
              label={text.confirmByEmail(user.email)}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </form>
        {isSignInNeeded && <SignInAgain onDone={confirm} />}
      </div>
    </Overlay>
  );
}
