import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { cookiePrefix, isSecure, valueOf } from './cookie.ts';
import { findSignUp, setEmailConfirmed } from './session.store.ts';

const claims = z.object({
  email: z.string(),
  userId: z.string(),
  exp: z.number(),
  /** The digest of the mark of the browser that signed up; none if the mail was asked for without one. */
  browser: z.string().optional(),
});
type Claims = z.infer<typeof claims>;

/** How long the link in a confirmation mail works. */
export const linkSeconds = 24 * 60 * 60;

/** How long a browser is known as the one that signed up: as long as an unconfirmed account lasts. */
const markSeconds = 7 * linkSeconds;

/** Where a followed link leads, and the account that it opens at once, if it does. */
type Followed = { screen: string; opens?: Claims };

type VerifyPassword = (typed: { hash: string; password: string }) => Promise<boolean>;

/**
 * A mailed link alone opens an account only in the browser that signed up, which has a mark: the password was chosen
 * there. Any other browser keeps the link until somebody signs in there with that password. Otherwise an owner who
 * follows the link would open the account of a stranger who typed their address.
 */
export function createConfirmation(ctx: Context) {
  const { config } = ctx;
  const name = `${cookiePrefix(config)}.confirmation`;
  const markName = `${cookiePrefix(config)}.sign_up`;
  const attributes = `; Path=/; HttpOnly;${isSecure(config) ? ' Secure;' : ''} SameSite=Lax`;
  const give = (reply: FastifyReply, [cookie, value]: [string, string], seconds: number) =>
    void reply.header('set-cookie', `${cookie}=${value}; Max-Age=${seconds}${attributes}`);

  return {
    /** Marks the browser that signs up, whether the address is new or not. */
    mark(reply: FastifyReply): string {
      const mark = randomBytes(32).toString('base64url');
      give(reply, [markName, mark], markSeconds);
      return mark;
    },

    /** The mark of a browser that signed up. */
    markIn: (request: FastifyRequest): string | undefined => valueOf(request, markName),

    /** The token of the link for a new account, which the browser with the mark asked for. */
    issue(user: { id: string; email: string }, mark: string | undefined): string {
      const exp = Math.floor(ctx.now().getTime() / 1000) + linkSeconds;
      const browser = mark && digestOf(mark);
      const said: Claims = { email: user.email, userId: user.id, exp, ...(browser && { browser }) };
      const body = Buffer.from(JSON.stringify(said)).toString('base64url');
      return `${body}.${sign(config, body).toString('base64url')}`;
    },

    /** Follows a link. A valid one is kept by a browser other than that of the sign-up. */
    async follow(request: FastifyRequest, reply: FastifyReply, token: string): Promise<Followed> {
      const link = readLink(config, token);
      if (!link) return { screen: '/login?error=invalid_token' };
      if (isOver(link, ctx.now())) return { screen: '/login?error=token_expired' };
      const account = await findSignUp(ctx.db, link.userId);
      if (account === undefined) return { screen: '/login?error=user_not_found' };

      const mark = valueOf(request, markName);
      const isSignUp = mark !== undefined && link.browser === digestOf(mark);
      if (isSignUp && !account.emailVerified) return { screen: '/auth/callback', opens: link };
      give(reply, [name, token], linkSeconds);
      return { screen: '/login?confirmed=true' };
    },

    /** Confirms the address if the browser has followed its link and the password is right; otherwise does nothing. */
    async confirm(
      request: FastifyRequest,
      { email, password }: { email: string; password: string },
      verify: VerifyPassword,
    ): Promise<void> {
      const link = readLink(config, valueOf(request, name) ?? '');
      if (!link || isOver(link, ctx.now()) || link.email !== email.toLowerCase()) return;
      const account = await findSignUp(ctx.db, link.userId);
      if (!account?.password || account.emailVerified) return;
      if (await verify({ hash: account.password, password })) await setEmailConfirmed(ctx.db, link.userId);
    },

    /** Has the browser drop a used link and its mark. */
    drop(request: FastifyRequest, reply: FastifyReply): void {
      for (const one of [name, markName]) if (valueOf(request, one) !== undefined) give(reply, [one, ''], 0);
    },
  };
}

export type Confirmation = ReturnType<typeof createConfirmation>;

/** The content of a link's token; null if we did not sign it. */
function readLink(config: Config, token: string): Claims | null {
  const [body = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = sign(config, body);
  if (more.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return null;
  return claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
}

/** The secret also signs sessions, so the purpose is signed along with the body. */
function sign({ authSecret }: Config, body: string): Buffer {
  return createHmac('sha256', authSecret).update(`confirmation:${body}`).digest();
}

function digestOf(mark: string): string {
  return createHash('sha256').update(mark).digest('base64url');
}

function isOver({ exp }: Claims, now: Date): boolean {
  return exp * 1000 <= now.getTime();
}
