import { createHmac, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { cookiePrefix, isSecure, valueOf } from './cookie.ts';
import { findSignUp, setEmailConfirmed } from './session.store.ts';

const claims = z.object({ email: z.string(), userId: z.string(), exp: z.number() });
type Claims = z.infer<typeof claims>;

/** How long the link in a confirmation mail works. */
export const linkSeconds = 24 * 60 * 60;

type VerifyPassword = (typed: { hash: string; password: string }) => Promise<boolean>;

/**
 * A mailed link alone opens no account: the browser keeps it until somebody signs in there with the password of the
 * sign-up. Otherwise an owner who follows the link would open the account of a stranger who typed their address.
 */
export function createConfirmation(ctx: Context) {
  const { config } = ctx;
  const name = `${cookiePrefix(config)}.confirmation`;
  const attributes = `; Path=/; HttpOnly;${isSecure(config) ? ' Secure;' : ''} SameSite=Lax`;
  const give = (reply: FastifyReply, value: string, seconds: number) =>
    void reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}${attributes}`);

  return {
    /** The token of the link for a new account. */
    issue(user: { id: string; email: string }): string {
      const exp = Math.floor(ctx.now().getTime() / 1000) + linkSeconds;
      const said: Claims = { email: user.email, userId: user.id, exp };
      const body = Buffer.from(JSON.stringify(said)).toString('base64url');
      return `${body}.${sign(config, body).toString('base64url')}`;
    },

    /** Answers which screen a followed link leads to; a valid one is kept by the browser. */
    async follow(reply: FastifyReply, token: string): Promise<string> {
      const link = readLink(config, token);
      if (!link) return '/login?error=invalid_token';
      if (isOver(link, ctx.now())) return '/login?error=token_expired';
      const account = await findSignUp(ctx.db, link.userId);
      if (account === undefined) return '/login?error=user_not_found';
      give(reply, token, linkSeconds);
      return '/login?confirmed=true';
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

    /** Has the browser drop a used link. */
    drop(request: FastifyRequest, reply: FastifyReply): void {
      if (valueOf(request, name) !== undefined) give(reply, '', 0);
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

function isOver({ exp }: Claims, now: Date): boolean {
  return exp * 1000 <= now.getTime();
}
