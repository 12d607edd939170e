import { AsyncLocalStorage } from 'node:async_hooks';

import { BetterAuthError, betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { type Provider, providers } from '@cartouche/contract/session';
import { passwordLength } from '@cartouche/contract/limits';

import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Door, UserDoor } from '../http/door.ts';
import { type Language, languageOf } from '../language.ts';
import { queueMail } from '../mail/mail.ts';
import { type MailMessage, confirmMail, knownAddressMail, resetMail } from '../mail/messages.ts';
import { accountConnected, notify } from '../mail/notices.ts';
import { noteSecurity } from '../security.ts';
import { throttle } from '../throttle/throttle.ts';
import { createConfirmation } from './confirmation.ts';
import { cookiePrefix, isSecure, sessionCookie } from './cookie.ts';
import { discord } from './discord.ts';
import { createGate, lasts } from './gate.ts';
import { google } from './google.ts';
import {
  deleteSessions,
  deleteUnconfirmed,
  findSession,
  hasOtherWayIn,
  setEmailConfirmed,
} from './session.store.ts';

const mailsPerHour = { times: 10, perSeconds: 3600 };

export type Auth = ReturnType<typeof createAuth>;

/** A request that may sign in or out. */
export type SessionDoor = Door & { auth: Auth };
export type UserSessionDoor = UserDoor & { auth: Auth };

/** Sign-in by better-auth, over our tables and our mails. Only session.ts and the session gate talk to it. */
export function createAuth(ctx: Context) {
  const { config } = ctx;
  const cookie = sessionCookie(config);
  const links = createConfirmation(ctx);
  const background = new Set<Promise<unknown>>();
  const inBackground = (task: Promise<unknown>) => {
    background.add(task);
    void task.catch(() => undefined).finally(() => background.delete(task));
  };
  // better-auth tells the callbacks that write mails nothing of the screen that asked.
  const screen = new AsyncLocalStorage<Language>();
  const language = () => screen.getStore() ?? 'en';

  /** Whatever is asked for, and by whom: nobody's mailbox is flooded by us. */
  async function mail(message: MailMessage): Promise<void> {
    await throttle(ctx, `mails to ${message.to.toLowerCase()}`, mailsPerHour);
    await queueMail(ctx, message);
  }

  /**
   * A provider says that somebody has this address. An account that was opened with it and never confirmed is nobody's:
   * it goes, and its password with it, or a stranger who signed up first could keep the owner out, or lie in wait.
   */
  const onOwner = (email: string) => deleteUnconfirmed(ctx.db, { email });
  const waysIn = [google(config, onOwner), discord(config, onOwner)];

  /** A provider that opens an account from now on, beside what opened it before. */
  async function tellOfConnection({ userId, providerId }: { userId: string; providerId: string }) {
    const provider = providers.find((one) => one === providerId);
    if (!provider || !(await hasOtherWayIn(ctx.db, userId, provider))) return;
    noteSecurity(ctx, 'account_connected', { userId });
    await notify(ctx, { userId, screen: language() }, accountConnected(providerNames[provider]));
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
      onPasswordReset: ({ user }) => setEmailConfirmed(ctx.db, user.id),
      sendResetPassword: ({ user, token }) =>
        mail(resetMail(config, { to: user.email, language: language(), token })),
      onExistingUserSignUp: ({ user }) => mail(knownAddressMail(config, user.email, language())),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user }) =>
        mail(confirmMail(config, { to: user.email, language: language(), token: links.issue(user) })),
    },
    databaseHooks: {
      session: { create: { after: async ({ userId }) => noteSecurity(ctx, 'signed_in', { userId }) } },
      account: { create: { after: tellOfConnection } },
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

  const gate = createGate(ctx, cookie, inBackground);

  /** A browser has one session: the one that it came with ends as soon as it is given another. */
  async function endCarried(request: FastifyRequest): Promise<void> {
    const tokens = cookie.tokensIn(request);
    if (tokens.length > 0) await deleteSessions(ctx.db, tokens);
  }

  return {
    api: auth.api,
    userOf: gate.userOf,
    endCarried,

    /** The session that a request carries; for whom the gate has let in. */
    tokenOf: (request: FastifyRequest): string => cookie.tokenIn(request) ?? '',

    links,

    /** Before a sign-in: confirms the address of whoever came by the link of its mail and knows the password. */
    async confirm(request: FastifyRequest, typed: { email: string; password: string }): Promise<void> {
      const { password } = await auth.$context;
      await links.confirm(request, typed, (one) => password.verify(one));
    },

    /** Answers the browser's own visit: the way back from a provider. */
    async visit(request: FastifyRequest, url: URL): Promise<Response> {
      const answer = await auth.handler(new Request(url, { headers: toHeaders(request) }));
      if (cookie.isGivenBy(answer.headers)) await endCarried(request);
      return answer;
    },

    /** When the session that a request carries began; for whom the gate has let in. */
    async signedInAt(request: FastifyRequest): Promise<Date | null> {
      const session = await findSession(ctx.db, cookie.tokenIn(request) ?? '');
      return session?.createdAt ?? null;
    },

    /** Does what may write a mail: it is in the language of the screen that asks for it. */
    writingTo: <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
      screen.run(languageOf(request), work),

    /** Waits for the work that is done after the answers. */
    async close(): Promise<void> {
      gate.stopHearing();
      await Promise.allSettled(background);
    },
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
