import { BetterAuthError, betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Logger } from 'pino';

import { passwordLength } from '@cartouche/contract/limits';
import { providers } from '@cartouche/contract/session';

import type { Context } from '../context.ts';
import type { Language } from '../language.ts';
import { queueMail } from '../mail/mail.ts';
import { type MailMessage, confirmMail, knownAddressMail, resetMail } from '../mail/messages.ts';
import { accountConnected, notify } from '../mail/notices.ts';
import { noteSecurity } from '../security.ts';
import { throttle } from '../throttle/throttle.ts';
import type { Confirmation } from './confirmation.ts';
import { cookiePrefix, isSecure } from './cookie.ts';
import { discord } from './discord.ts';
import { lasts } from './gate.ts';
import { google } from './google.ts';
import { deleteUnconfirmed, hasOtherWayIn, setEmailConfirmed } from './session.store.ts';

const mailsPerHour = { times: 10, perSeconds: 3600 };

type Around = {
  links: Confirmation;
  /** The language of the asking screen. */
  language: () => Language;
  /** The mark of the asking browser, if it signed up. */
  mark: () => string | undefined;
  inBackground: (task: Promise<unknown>) => void;
};

/** better-auth with our tables and mails. It neither prolongs sessions nor counts attempts. */
export function createBetterAuth(ctx: Context, { links, language, mark, inBackground }: Around) {
  const { config } = ctx;

  /**
   * Called when a provider confirms somebody's address. An account opened with it but never confirmed is deleted with
   * its password; otherwise a stranger who signed up first could keep the owner out, or keep access.
   */
  const onOwner = (email: string) => deleteUnconfirmed(ctx.db, { email });
  const waysIn = [google(config, onOwner), discord(config, onOwner)];

  return betterAuth({
    appName: 'Cartouche',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    secrets: [{ version: 1, value: config.authSecret }], // set, so that none is read from the environment
    database: { db: ctx.db, type: 'postgres', transaction: true },
    logger: { level: 'warn', log: logTo(ctx.log) },
    telemetry: { enabled: false },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => setEmailConfirmed(ctx.db, user.id),
      sendResetPassword: ({ user, token }) =>
        mail(ctx, resetMail(config, { to: user.email, language: language(), token })),
      onExistingUserSignUp: ({ user }) => mail(ctx, knownAddressMail(config, user.email, language())),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      // Its own link is closed. We use it where the browser of the sign-up follows ours.
      autoSignInAfterVerification: true,
      sendVerificationEmail: ({ user }) =>
        mail(
          ctx,
          confirmMail(config, { to: user.email, language: language(), token: links.issue(user, mark()) }),
        ),
    },
    databaseHooks: {
      session: { create: { after: async ({ userId }) => noteSecurity(ctx, 'signed_in', { userId }) } },
      account: { create: { after: (made) => notifyOfConnection(ctx, made, language()) } },
    },
    account: { encryptOAuthTokens: true, accountLinking: { enabled: true } },
    // Only the gate prolongs, because it knows when a session must end.
    session: { expiresIn: lasts.unusedMs / 1000, disableSessionRefresh: true },
    rateLimit: { enabled: false }, // the door counts attempts, including calls that bypass better-auth's handler
    onAPIError: { errorURL: `${config.publicUrl}/login` },
    plugins: [genericOAuth({ config: waysIn.filter((one) => one !== undefined) })],
    advanced: {
      cookiePrefix: cookiePrefix(config),
      useSecureCookies: false, // it would put a weaker prefix before ours
      defaultCookieAttributes: { secure: isSecure(config) },
      database: { generateId: 'uuid', validateSchema: false },
      // Set by our server from the connection, overwriting what a client claims.
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
      backgroundTasks: { handler: inBackground },
    },
  });
}

/** Sends a mail, but never floods a mailbox, whoever requests it. */
async function mail(ctx: Context, message: MailMessage): Promise<void> {
  await throttle(ctx, `mails to ${message.to.toLowerCase()}`, mailsPerHour);
  await queueMail(ctx, message);
}

type Connected = { userId: string; providerId: string };

/** Mails about a new provider for an account that had another way in. */
async function notifyOfConnection(ctx: Context, { userId, providerId }: Connected, screen: Language) {
  const provider = providers.find((one) => one === providerId);
  if (!provider || !(await hasOtherWayIn(ctx.db, userId, provider))) return;
  noteSecurity(ctx, 'account_connected', { userId });
  await notify(ctx, { userId, screen }, accountConnected(providerNames[provider]));
}

export const providerNames = { google: 'Google', discord: 'Discord' } as const;

/** better-auth's messages about visitors' mistakes, which the operator can do nothing about. */
const slips = new Set([
  'User not found',
  'Password not found',
  'Invalid password',
  'Reset Password: User not found',
  'State not found',
  'Code not found',
  'OAuth provider not found',
]);

function logTo(log: Logger) {
  return (level: 'debug' | 'info' | 'warn' | 'error', message: string, cause?: unknown): void => {
    // The state on the way back is wrong; a database failure would have its own error.
    const isStale = message === 'Failed to parse state' && cause instanceof BetterAuthError;
    const said = slips.has(message) || isStale ? 'debug' : level;
    log[said]({ part: 'auth', ...(cause instanceof Error && { err: cause }) }, message);
  };
}
