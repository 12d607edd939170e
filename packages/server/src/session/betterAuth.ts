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
  /** Of the screen that asks. */
  language: () => Language;
  inBackground: (task: Promise<unknown>) => void;
};

/** better-auth as we set it up: over our tables, with our mails, prolonging and counting nothing by itself. */
export function createBetterAuth(ctx: Context, { links, language, inBackground }: Around) {
  const { config } = ctx;

  /**
   * A provider says that somebody has this address. An account that was opened with it and never confirmed is nobody's:
   * it goes, and its password with it, or a stranger who signed up first could keep the owner out, or lie in wait.
   */
  const onOwner = (email: string) => deleteUnconfirmed(ctx.db, { email });
  const waysIn = [google(config, onOwner), discord(config, onOwner)];

  return betterAuth({
    appName: 'Cartouche',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    secrets: [{ version: 1, value: config.authSecret }], // given, so that none is taken from the environment
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
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user }) =>
        mail(ctx, confirmMail(config, { to: user.email, language: language(), token: links.issue(user) })),
    },
    databaseHooks: {
      session: { create: { after: async ({ userId }) => noteSecurity(ctx, 'signed_in', { userId }) } },
      account: { create: { after: (made) => notifyOfConnection(ctx, made, language()) } },
    },
    account: { encryptOAuthTokens: true, accountLinking: { enabled: true } },
    // Prolonged by the gate alone, which knows when it has to end.
    session: { expiresIn: lasts.unusedMs / 1000, disableSessionRefresh: true },
    rateLimit: { enabled: false }, // the door counts attempts, for calls that do not pass through its handler too
    onAPIError: { errorURL: `${config.publicUrl}/login` },
    plugins: [genericOAuth({ config: waysIn.filter((one) => one !== undefined) })],
    advanced: {
      cookiePrefix: cookiePrefix(config),
      useSecureCookies: false, // that would put a weaker prefix before ours
      defaultCookieAttributes: { secure: isSecure(config) },
      database: { generateId: 'uuid', validateSchema: false },
      // Set by our own server from the connection; what a client claims in it is overwritten.
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
      backgroundTasks: { handler: inBackground },
    },
  });
}

/** Whatever is asked for, and by whom: nobody's mailbox is flooded by us. */
async function mail(ctx: Context, message: MailMessage): Promise<void> {
  await throttle(ctx, `mails to ${message.to.toLowerCase()}`, mailsPerHour);
  await queueMail(ctx, message);
}

type Connected = { userId: string; providerId: string };

/** A provider that opens an account from now on, beside what opened it before. */
async function notifyOfConnection(ctx: Context, { userId, providerId }: Connected, screen: Language) {
  const provider = providers.find((one) => one === providerId);
  if (!provider || !(await hasOtherWayIn(ctx.db, userId, provider))) return;
  noteSecurity(ctx, 'account_connected', { userId });
  await notify(ctx, { userId, screen }, accountConnected(providerNames[provider]));
}

export const providerNames = { google: 'Google', discord: 'Discord' } as const;

/** What better-auth says of visitors' slips, which whoever runs the server can do nothing about. */
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
    // The state of a way back is wrong, and not our database, which would fail with an error of its own.
    const isStale = message === 'Failed to parse state' && cause instanceof BetterAuthError;
    const said = slips.has(message) || isStale ? 'debug' : level;
    log[said]({ part: 'auth', ...(cause instanceof Error && { err: cause }) }, message);
  };
}
