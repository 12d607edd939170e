import { AsyncLocalStorage } from 'node:async_hooks';

import { BetterAuthError, betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { type Provider, providers } from '@cartouche/contract/session';
import { passwordLength } from '@cartouche/contract/limits';

import type { Config } from '../config.ts';
import type { Context, UserId } from '../context.ts';
import { type Language, languageOf } from '../http/language.ts';
import { throttle } from '../http/throttle.ts';
import { type MailMessage, confirmMail, knownAddressMail, resetMail } from '../mail/messages.ts';
import { queueMail } from '../mail/mail.ts';
import { accountConnected, notify } from '../mail/notices.ts';
import { Refusal } from '../refusal.ts';
import { noteSecurity } from '../security.ts';
import { discord } from './discord.ts';
import { google } from './google.ts';
import { findAccount, hasOtherWayIn } from './session.store.ts';

/** How long a session that was just looked up is believed. Sign-out and reset end it at once in this process. */
const believedForMs = 5_000;

const mailsPerHour = { times: 10, perSeconds: 3600 };

export type Auth = ReturnType<typeof createAuth>;

/** Sign-in by better-auth, over our tables and our mails. Only session.ts and the session gate talk to it. */
export function createAuth(ctx: Context) {
  const { config } = ctx;
  const background = new Set<Promise<unknown>>();
  // better-auth tells the callbacks that write mails nothing of the screen that asked.
  const screen = new AsyncLocalStorage<Language>();
  const language = () => screen.getStore() ?? 'en';

  /** Whatever is asked for, and by whom: nobody's mailbox is flooded by us. */
  async function mail(message: MailMessage): Promise<void> {
    await throttle(ctx, `mails to ${message.to.toLowerCase()}`, mailsPerHour);
    await queueMail(ctx, message);
  }

  /** A provider that opens an account from now on, beside what opened it before. */
  async function tellOfConnection({ userId, providerId }: { userId: string; providerId: string }) {
    const provider = providers.find((one) => one === providerId);
    if (!provider || !(await hasOtherWayIn(ctx.db, userId, provider))) return;
    noteSecurity(ctx, 'account_connected', { userId });
    await notify(ctx, userId, accountConnected(providerNames[provider]), language());
  }

  const auth = betterAuth({
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
      sendResetPassword: ({ user, token }) => mail(resetMail(config, user.email, language(), token)),
      onExistingUserSignUp: ({ user }) => mail(knownAddressMail(config, user.email, language())),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      expiresIn: 24 * 60 * 60,
      sendVerificationEmail: ({ user, token }) => mail(confirmMail(config, user.email, language(), token)),
    },
    databaseHooks: {
      session: { create: { after: async ({ userId }) => noteSecurity(ctx, 'signed_in', { userId }) } },
      account: { create: { after: tellOfConnection } },
    },
    account: { encryptOAuthTokens: true, accountLinking: { enabled: true } },
    session: { expiresIn: 30 * 24 * 60 * 60, updateAge: 24 * 60 * 60 },
    rateLimit: { enabled: false }, // the door counts attempts, for calls that do not pass through its handler too
    onAPIError: { errorURL: `${config.publicUrl}/login` },
    plugins: [genericOAuth({ config: [google(config), discord(config)].filter((one) => one !== undefined) })],
    advanced: {
      cookiePrefix: 'cartouche',
      database: { generateId: 'uuid', validateSchema: false },
      // Set by our own server from the connection; what a client claims in it is overwritten.
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
      backgroundTasks: {
        handler(task) {
          background.add(task);
          void task.catch(() => undefined).finally(() => background.delete(task));
        },
      },
    },
  });

  const believed = new Map<string, { userId: UserId; until: number }>();

  return {
    api: auth.api,

    /** Answers the browser's own visits: the provider's return and the confirmation link. */
    handler: auth.handler,

    /**
     * Whose session the request carries; null without a living one. The only place where a UserId is made. A session
     * that was prolonged tells the browser so. Refuses a user whose profile is gone.
     */
    async userOf(request: FastifyRequest, reply: FastifyReply): Promise<UserId | null> {
      const cookie = /(?:^|; )(?:__Secure-)?cartouche\.session_token=([^;]*)/.exec(
        request.headers.cookie ?? '',
      )?.[1];
      if (!cookie || cookie.length > 500) return null;

      const now = ctx.now().getTime();
      const known = believed.get(cookie);
      if (known && known.until > now) return known.userId;

      const { headers, response } = await auth.api.getSession({
        headers: toHeaders(request),
        returnHeaders: true,
      });
      if (!response) return null;
      const userId = response.user.id as UserId; // as: this is the gate that the brand speaks of
      if (!(await findAccount(ctx.db, userId))) throw new Refusal('account_gone');

      setCookies(reply, headers);
      if (believed.size > 10_000) believed.clear();
      believed.set(cookie, { userId, until: now + believedForMs });
      return userId;
    },

    /** When the session that the request carries began; null without a living one. */
    async signedInAt(request: FastifyRequest): Promise<Date | null> {
      const asked = { headers: toHeaders(request), query: { disableRefresh: true } } as const;
      const found = await auth.api.getSession(asked);
      return found?.session.createdAt ?? null;
    },

    /** Does what may write a mail: it is in the language of the screen that asks for it. */
    writingTo: <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
      screen.run(languageOf(request), work),

    /** Forgets what it believed of everybody, so that an ended session is refused from now on. */
    forgetSessions: () => believed.clear(),

    /** Waits for the work that better-auth does after its answers. */
    settle: () => Promise.allSettled(background),
  };
}

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

export const providerNames = { google: 'Google', discord: 'Discord' } as const;

/** The providers that have keys; the others are not offered. */
export function enabledProviders(config: Config): Provider[] {
  return [...(config.google ? ['google' as const] : []), ...(config.discord ? ['discord' as const] : [])];
}

/** Hands better-auth's cookies on to the browser. */
export function setCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) void reply.header('set-cookie', cookie);
}

/** A request's headers as better-auth reads them, with the client's address as our server knows it. */
export function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-client-ip', request.ip);
  return headers;
}
