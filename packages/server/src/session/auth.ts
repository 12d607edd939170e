import { AsyncLocalStorage } from 'node:async_hooks';

import { createEmailVerificationToken } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Provider } from '@cartouche/contract/session';

import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Door, UserDoor } from '../http/door.ts';
import { type Language, languageOf } from '../language.ts';
import { createBetterAuth } from './betterAuth.ts';
import { createConfirmation } from './confirmation.ts';
import { sessionCookie } from './cookie.ts';
import { createGate } from './gate.ts';
import { deleteSessions, findSession } from './session.store.ts';

export type Auth = ReturnType<typeof createAuth>;

/** A request that may sign in or out. */
export type SessionDoor = Door & { auth: Auth };
export type UserSessionDoor = UserDoor & { auth: Auth };

type Asking = { language: Language; mark: string | undefined };

/** Sign-in by better-auth, with our tables and mails. Only session.ts and the session gate use it. */
export function createAuth(ctx: Context) {
  const { config } = ctx;
  const cookie = sessionCookie(config);
  const links = createConfirmation(ctx);
  const background = new Set<Promise<unknown>>();
  const inBackground = (task: Promise<unknown>) => {
    background.add(task);
    void task.catch(() => undefined).finally(() => background.delete(task));
  };
  // better-auth does not tell the mail callbacks which screen and which browser asked.
  const asking = new AsyncLocalStorage<Asking>();
  const auth = createBetterAuth(ctx, {
    links,
    language: () => asking.getStore()?.language ?? 'en',
    mark: () => asking.getStore()?.mark,
    inBackground,
  });
  const gate = createGate(ctx, cookie, inBackground);

  /** A browser has one session: its former one ends when it gets another. */
  async function endCarried(request: FastifyRequest): Promise<void> {
    const tokens = cookie.tokensIn(request);
    if (tokens.length > 0) await deleteSessions(ctx.db, tokens);
  }

  return {
    api: auth.api,
    userOf: gate.userOf,
    endCarried,

    /** The request's session, once the gate has let it in. */
    tokenOf: (request: FastifyRequest): string => cookie.tokenIn(request) ?? '',

    links,

    /**
     * Before a sign-in: confirms the address if the browser followed the link of its mail and the password is right.
     */
    async confirm(request: FastifyRequest, typed: { email: string; password: string }): Promise<void> {
      const { password } = await auth.$context;
      await links.confirm(request, typed, (one) => password.verify(one));
    },

    /** Answers which screen the link of a mail leads to. Where the browser signed up, it also signs in. */
    async follow(request: FastifyRequest, reply: FastifyReply, token: string): Promise<string> {
      const { screen, opens } = await links.follow(request, reply, token);
      if (!opens) return screen;

      const { email, userId } = opens;
      const proof = await createEmailVerificationToken(config.authSecret, email, undefined, 60, { userId });
      const asked = { query: { token: proof }, headers: toHeaders(request), returnHeaders: true } as const;
      const { headers } = await auth.api.verifyEmail(asked);
      await endCarried(request);
      setCookies(reply, headers);
      links.drop(request, reply);
      return screen;
    },

    /** Answers a browser's own visit: the way back from a provider. */
    async visit(request: FastifyRequest, url: URL): Promise<Response> {
      const answer = await auth.handler(new Request(url, { headers: toHeaders(request) }));
      if (cookie.isGivenBy(answer.headers)) await endCarried(request);
      return answer;
    },

    /** When the request's session began, once the gate has let it in. */
    async signedInAt(request: FastifyRequest): Promise<Date | null> {
      const session = await findSession(ctx.db, cookie.tokenIn(request) ?? '');
      return session?.createdAt ?? null;
    },

    /** Does work that may write a mail, in the language of the asking screen, to the browser with the mark. */
    writingTo: <T>(
      request: FastifyRequest,
      work: () => Promise<T>,
      mark = links.markIn(request),
    ): Promise<T> => asking.run({ language: languageOf(request), mark }, work),

    /** Waits for work that continues after answers. */
    async close(): Promise<void> {
      gate.stopHearing();
      await Promise.allSettled(background);
    },
  };
}

/** The providers with configured keys; others are not offered. */
export function enabledProviders(config: Config): Provider[] {
  return [...(config.google ? ['google' as const] : []), ...(config.discord ? ['discord' as const] : [])];
}

/** Passes better-auth's cookies on to the browser. */
export function setCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) void reply.header('set-cookie', cookie);
}

/** A request's headers for better-auth, with the client's address as our server knows it. */
export function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-client-ip', request.ip);
  return headers;
}
