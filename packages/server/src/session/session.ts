import { APIError } from 'better-auth/api';
import type { FastifyRequest } from 'fastify';

import { freshSignInMinutes } from '@cartouche/contract/limits';
import type { CurrentSession, Provider } from '@cartouche/contract/session';

import { type Context, type UserId, retryOnConflict } from '../context.ts';
import { languageOf } from '../language.ts';
import { notify, passwordChanged, passwordReset } from '../mail/notices.ts';
import { Refusal } from '../refusal.ts';
import { noteSecurity } from '../security.ts';
import { toProfile } from '../settings/profile.ts';
import { toSubscription } from '../subscription/subscription.ts';
import { throttle } from '../throttle/throttle.ts';
import { type Auth, type SessionDoor, type UserSessionDoor, setCookies, toHeaders } from './auth.ts';
import { providerNames } from './betterAuth.ts';
import { requireGoodPassword } from './passwords.ts';
import { findAccount, findIdOf, findResetUser } from './session.store.ts';

type Credentials = { email: string; password: string };
const done = { ok: true } as const;

export async function signUp({ auth, request, reply }: SessionDoor, credentials: Credentials) {
  const { email, password } = credentials;
  await requireGoodPassword(password, email);
  const mark = auth.links.mark(reply);
  try {
    const body = { email, password, name: nameFrom(email) };
    await auth.writingTo(request, () => auth.api.signUpEmail({ body }), mark);
  } catch (error) {
    // Two sign-ups at once with one address: the other one made the account and writes the mail.
    if (codeOf(error) !== 'FAILED_TO_CREATE_USER') throw error;
  }
  return done;
}

export async function signIn({ ctx, auth, request, reply }: SessionDoor, credentials: Credentials) {
  try {
    await auth.confirm(request, credentials);
    const asked = { body: credentials, headers: toHeaders(request), returnHeaders: true } as const;
    const { headers } = await auth.writingTo(request, () => auth.api.signInEmail(asked));
    await auth.endCarried(request);
    setCookies(reply, headers);
    auth.links.drop(request, reply);
    return done;
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    noteSecurity(ctx, 'sign_in_failed', { userId: await findIdOf(ctx.db, credentials.email) });
    // An unconfirmed account is refused alike. Otherwise a stranger could sign up with an address, sign in, and learn
    // whether it already had an account. Its owner has got the mail again.
    const isUnconfirmed = codeOf(error) === 'EMAIL_NOT_VERIFIED';
    if (isUnconfirmed || error.statusCode === 401) throw new Refusal('credentials_invalid');
    throw error;
  }
}

/** The provider's page, where the browser goes next; from there it comes back to /auth/callback. */
export async function signInWith({ ctx, auth, request, reply }: SessionDoor, provider: Provider) {
  const name = providerNames[provider];
  if (!ctx.config[provider]) throw new Refusal('provider_unavailable', { provider: name });
  try {
    const { headers, response } = await auth.api.signInSocial({
      body: {
        provider,
        callbackURL: '/auth/callback',
        newUserCallbackURL: '/auth/callback',
        errorCallbackURL: `/login?provider=${provider}`,
        disableRedirect: true,
      },
      headers: toHeaders(request),
      returnHeaders: true,
    });
    if (!response.url) throw new Error('better-auth gave no address to go to');
    setCookies(reply, headers);
    return { url: response.url };
  } catch (error) {
    ctx.log.warn({ err: error, provider }, 'social sign-in could not begin');
    throw new Refusal('provider_unavailable', { provider: name });
  }
}

export async function requestReset({ auth, request }: SessionDoor, email: string) {
  await auth.writingTo(request, () => auth.api.requestPasswordReset({ body: { email } }));
  return done;
}

export async function resetPassword(
  { ctx, auth, request }: SessionDoor,
  { token, password }: { token: string; password: string },
) {
  const user = await findResetUser(ctx.db, token, ctx.now());
  await requireGoodPassword(password, user?.email ?? '');
  try {
    // Two links of one user at once may deadlock.
    await retryOnConflict(() => auth.api.resetPassword({ body: { token, newPassword: password } }));
  } catch (error) {
    if (['INVALID_TOKEN', 'USER_NOT_FOUND'].includes(codeOf(error) ?? ''))
      throw new Refusal('reset_link_invalid');
    throw error;
  }
  if (user) {
    noteSecurity(ctx, 'password_reset', { userId: user.id });
    await notify(ctx, { userId: user.id, screen: languageOf(request) }, passwordReset);
  }
  return done;
}

const guesses = { times: 10, perSeconds: 15 * 60 };

/** Specification 5, change password; the form checks its own fields. */
export async function changePassword(
  { ctx, auth, userId, request, reply }: UserSessionDoor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  await throttle(ctx, `password of ${userId}`, guesses);
  const account = await findAccount(ctx.db, userId);
  if (!account?.email) throw new Refusal('email_unknown');
  await requirePassword(auth, request, currentPassword);
  await requireGoodPassword(newPassword, account.email);

  const { headers } = await auth.api.changePassword({
    body: { currentPassword, newPassword, revokeOtherSessions: true },
    headers: toHeaders(request),
    returnHeaders: true,
  });
  setCookies(reply, headers);
  noteSecurity(ctx, 'password_changed', { userId });
  await notify(ctx, { userId, screen: languageOf(request) }, passwordChanged);
  return done;
}

/** Refuses any password but that of the request's user. */
async function requirePassword(auth: Auth, request: FastifyRequest, password: string): Promise<void> {
  try {
    await auth.api.verifyPassword({ body: { password }, headers: toHeaders(request) });
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw new Refusal('password_incorrect');
    throw error;
  }
}

/**
 * Requires confirmation before an account is deleted: the password or, without one, the typed address soon after
 * signing in.
 */
export async function requireConfirmation(
  { ctx, auth, userId, request }: UserSessionDoor,
  typed: { password?: string | undefined; email?: string | undefined },
) {
  await throttle(ctx, `password of ${userId}`, guesses);
  const account = await findAccount(ctx.db, userId);
  if (!account) throw new Refusal('account_gone');

  if (account.has_password) await requirePassword(auth, request, typed.password ?? '');
  else if (typed.email?.trim().toLowerCase() !== account.email.toLowerCase())
    throw new Refusal('confirmation_mismatch');
  else await requireFreshSignIn({ ctx, auth, request });
  return account;
}

/** Requires a recent sign-in: somebody else may have found the browser open. */
export async function requireFreshSignIn({
  ctx,
  auth,
  request,
}: Pick<SessionDoor, 'ctx' | 'auth' | 'request'>) {
  const since = await auth.signedInAt(request);
  const latest = ctx.now().getTime() - freshSignInMinutes * 60_000;
  if (!since || since.getTime() < latest) throw new Refusal('sign_in_again');
}

export async function signOut({ ctx, auth, request, reply }: SessionDoor) {
  const userId = await auth.userOf(request, reply).catch(() => null); // already gone: only the browser's cookies are removed
  const { headers } = await auth.api.signOut({ headers: toHeaders(request), returnHeaders: true });
  setCookies(reply, headers);
  if (userId) noteSecurity(ctx, 'signed_out', { userId });
  return done;
}

/** Specification 4, Session: without a profiles row there is no user. */
export async function currentSession(ctx: Context, userId: UserId): Promise<CurrentSession> {
  const account = await findAccount(ctx.db, userId);
  if (!account) throw new Refusal('account_gone');

  const { email, name, has_password } = account;
  return {
    user: { id: userId, email, name, hasPassword: has_password },
    profile: toProfile(account),
    subscription: toSubscription(account, ctx.now()),
  };
}

/** better-auth requires a name, which the sign-up form does not ask for. */
function nameFrom(email: string): string {
  return email.slice(0, email.indexOf('@'));
}

function codeOf(error: unknown): string | undefined {
  return error instanceof APIError ? error.body?.code : undefined;
}
