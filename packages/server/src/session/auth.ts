import { AsyncLocalStorage } from 'node:async_hooks';

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
  // better-auth does not tell the mail callbacks which screen asked.
  const screen = new AsyncLocalStorage<Language>();
  const language = () => screen.getStore() ?? 'en';
  const auth = createBetterAuth(ctx, { links, language, inBackground });
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

    /** Does work that may write a mail, in the language of the asking screen. */
    writingTo: <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
      screen.run(languageOf(request), work),

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
