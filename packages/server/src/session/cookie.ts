import { createHmac, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config.ts';

const longestValue = 1000;

/**
 * On https, a browser accepts a cookie with this prefix only from this very host: no neighbouring host can plant one.
 */
export function cookiePrefix(config: Config): string {
  return isSecure(config) ? '__Host-cartouche' : 'cartouche';
}

export function isSecure({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:');
}

export type SessionCookie = ReturnType<typeof sessionCookie>;

/** The cookie of a sign-in: the session's token, signed with our secret. */
export function sessionCookie(config: Config) {
  const name = `${cookiePrefix(config)}.session_token`;
  // From versions before that prefix. It no longer opens anything, because a neighbouring host may have planted it.
  const formerName = isSecure(config) ? '__Secure-cartouche.session_token' : undefined;
  const attributes = `; Path=/; HttpOnly;${isSecure(config) ? ' Secure;' : ''} SameSite=Lax`;

  function tokenOf(value: string): string | undefined {
    const signed = decoded(value);
    const end = signed.lastIndexOf('.');
    if (end < 1) return undefined;

    const token = signed.slice(0, end);
    const signature = Buffer.from(signed.slice(end + 1), 'base64');
    const own = createHmac('sha256', config.authSecret).update(token).digest();
    return signature.length === own.length && timingSafeEqual(signature, own) ? token : undefined;
  }

  return {
    /** The value in the request, unchecked. */
    valueIn: (request: FastifyRequest) => valueOf(request, name),

    /** The token in a value; none if the signature is not ours. */
    tokenOf,

    /** The request's token. */
    tokenIn: (request: FastifyRequest): string | undefined => tokenOf(valueOf(request, name) ?? ''),

    /** The tokens in the request under any name that was ever ours. */
    tokensIn: (request: FastifyRequest): string[] =>
      [name, formerName]
        .map((one) => tokenOf((one && valueOf(request, one)) ?? ''))
        .filter((token) => token !== undefined),

    /** Prolongs the browser's cookie. */
    keep(reply: FastifyReply, value: string, seconds: number): void {
      void reply.header('set-cookie', `${name}=${value}; Max-Age=${Math.floor(seconds)}${attributes}`);
    },

    /** Has the browser drop a cookie of a former version, which it would otherwise send for weeks. */
    dropFormer(request: FastifyRequest, reply: FastifyReply): void {
      if (formerName && valueOf(request, formerName) !== undefined)
        void reply.header('set-cookie', `${formerName}=; Max-Age=0${attributes}`);
    },

    /** Whether an answer signs somebody in. */
    isGivenBy: (headers: Headers): boolean =>
      headers.getSetCookie().some((one) => one.startsWith(`${name}=`) && !one.startsWith(`${name}=;`)),
  };
}

/** The value of a cookie in a request. */
export function valueOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = headers.cookie?.split(';').map((one) => one.trim()) ?? [];
  const value = pairs.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && value.length <= longestValue ? value : undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
