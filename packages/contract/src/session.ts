import { z } from 'zod';

import { call, refuses, text } from './call.ts';
import { tiers } from './limits.ts';

export const providers = ['google', 'discord'] as const;
export type Provider = (typeof providers)[number];

/** One address and nothing else: a line break or a second address here would reach the mail's envelope. */
export const email = z.email().max(254);

// A wrong length is a refusal with its own text, so this only bounds what is read.
const password = text.min(1).max(1000);

export const profile = z.object({
  id: z.string(),
  preferred_currency: z.enum(['USD', 'EUR']),
  /** Null for a user who never chose: then that of the browser's cookie counts. */
  preferred_marketplace: z.string().nullable(),
  preferred_language: z.enum(['en', 'fr']).nullable(),
  user_type: z.string(),
});
export type Profile = z.infer<typeof profile>;

export const subscription = z.object({
  tier: z.enum(tiers),
  status: z.string(),
  isTrialing: z.boolean(),
  expiresAt: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscription>;

export const currentSession = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    /** Without one, the user can only sign in with a provider. */
    hasPassword: z.boolean(),
  }),
  profile,
  subscription,
});
export type CurrentSession = z.infer<typeof currentSession>;

export const userSession = z.object({
  id: z.string(),
  /** As the browser names itself; null where it names nothing that we know. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signed_in_at: z.string(),
  /** Precise to a few minutes. */
  last_seen_at: z.string(),
  /** Whether it is the session that asks. */
  is_this: z.boolean(),
});
export type UserSession = z.infer<typeof userSession>;

const perMinute = (times: number) => ({ times, perSeconds: 60 });

/** However many people ask, no mailbox is flooded. */
const mailsPerHour = { times: 6, perSeconds: 3600 };

const credentials = z.object({ email, password });
const done = z.object({ ok: z.literal(true) });

export const session = {
  /** What the sign-in screen has to know about the server. */
  options: call
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/session/options', summary: 'Which ways of signing in there are' })
    .output(
      z.object({
        providers: z.array(z.enum(providers)),
        /** The providers with a stand-in, whose accounts are sample data. */
        sampleProviders: z.array(z.enum(providers)),
        /** The local edition shows mails at /outbox instead of sending them. */
        hasOutbox: z.boolean(),
        /** Whether the pages for developers are served. */
        hasDeveloperPages: z.boolean(),
      }),
    ),

  /** Answers a new and a known address alike, so that nobody learns who has an account. */
  signUp: call
    .meta({ access: 'public', rates: { perPlace: perMinute(20), perEmail: mailsPerHour } })
    .route({ method: 'POST', path: '/session/sign-up', summary: 'Create an account and mail a confirmation' })
    .errors(refuses('password_too_short', 'password_too_long', 'password_too_common'))
    .input(credentials)
    .output(done),

  /**
   * Also confirms the address in a browser that followed the link of its mail. An account still waiting for that is
   * refused like a wrong password, and its link is mailed again. The browser's former session ends.
   */
  signIn: call
    .meta({ access: 'public', rates: { perPlace: perMinute(20), perEmail: perMinute(10) } })
    .route({ method: 'POST', path: '/session/sign-in', summary: 'Sign in with email and password' })
    .errors(refuses('credentials_invalid'))
    .input(credentials)
    .output(done),

  /** Answers where to send the browser, which comes back to /auth/callback. */
  signInWith: call
    .meta({ access: 'public', rates: { perPlace: perMinute(20) } })
    .route({ method: 'POST', path: '/session/sign-in/{provider}', summary: 'Begin a social sign-in' })
    .errors(refuses('provider_unavailable'))
    .input(z.object({ provider: z.enum(providers) }))
    .output(z.object({ url: z.string() })),

  requestReset: call
    .meta({ access: 'public', rates: { perPlace: perMinute(10), perEmail: mailsPerHour } })
    .route({
      method: 'POST',
      path: '/session/reset-request',
      summary: 'Mail a link to choose a new password',
    })
    .input(z.object({ email }))
    .output(done),

  resetPassword: call
    .meta({ access: 'public', rates: { perPlace: perMinute(10) } })
    .route({ method: 'POST', path: '/session/reset', summary: 'Choose a new password with the mailed token' })
    .errors(refuses('password_too_short', 'password_too_long', 'password_too_common', 'reset_link_invalid'))
    .input(z.object({ token: text.min(1).max(500), password }))
    .output(done),

  /** The signed-in user with profile and subscription; refused without a profiles row. */
  current: call
    .route({ method: 'GET', path: '/session', summary: 'Who is signed in' })
    .errors(refuses('account_gone'))
    .output(currentSession),

  /** The user's sessions, last seen first. */
  list: call
    .route({ method: 'GET', path: '/sessions', summary: 'Where the user is signed in' })
    .output(z.array(userSession)),

  end: call
    .route({ method: 'DELETE', path: '/sessions/{id}', summary: 'Sign out on one device' })
    .errors(refuses('session_not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(done),

  endOthers: call
    .route({ method: 'POST', path: '/sessions/end-others', summary: 'Sign out on all other devices' })
    .output(z.object({ ended: z.number() })),

  /** Also ends the user's other sessions and any links to choose a new password. */
  changePassword: call
    .route({ method: 'POST', path: '/session/change-password', summary: 'Choose another password' })
    .errors(
      refuses(
        'email_unknown',
        'password_incorrect',
        'password_too_short',
        'password_too_long',
        'password_too_common',
        'slow_down',
      ),
    )
    .input(z.object({ currentPassword: password, newPassword: password }))
    .output(done),

  signOut: call
    .meta({ access: 'public' })
    .route({ method: 'POST', path: '/session/sign-out', summary: 'End this session' })
    .output(done),
};

export const mail = {
  outbox: call
    .meta({ access: 'local' })
    .route({ method: 'GET', path: '/outbox', summary: 'The newest mails of the local edition' })
    .output(
      z.array(
        z.object({
          id: z.number(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          created_at: z.string(),
        }),
      ),
    ),
};
