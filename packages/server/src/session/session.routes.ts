import { hasOutbox } from '../config.ts';
import { asAnyone, asUser } from '../http/door.ts';
import { listOutbox } from '../mail/mail.ts';
import { enabledProviders } from './auth.ts';
import * as session from './session.ts';

export const sessionRoutes = {
  options: asAnyone.session.options.handler(({ context: { ctx } }) => ({
    providers: enabledProviders(ctx.config),
    sampleProviders: enabledProviders(ctx.config).filter((provider) =>
      ctx.config.standIns.includes(provider),
    ),
    hasOutbox: hasOutbox(ctx.config),
  })),
  signUp: asAnyone.session.signUp.handler(({ context: { auth }, input }) => session.signUp(auth, input)),
  signIn: asAnyone.session.signIn.handler(({ context: { auth, request, reply }, input }) =>
    session.signIn(auth, request, reply, input),
  ),
  signInWith: asAnyone.session.signInWith.handler(({ context: { ctx, auth, request, reply }, input }) =>
    session.signInWith(ctx, auth, request, reply, input.provider),
  ),
  requestReset: asAnyone.session.requestReset.handler(({ context: { auth }, input }) =>
    session.requestReset(auth, input.email),
  ),
  resetPassword: asAnyone.session.resetPassword.handler(({ context: { auth }, input }) =>
    session.resetPassword(auth, input.token, input.password),
  ),
  current: asUser.session.current.handler(({ context: { ctx, userId } }) =>
    session.currentSession(ctx, userId),
  ),
  changePassword: asUser.session.changePassword.handler(
    ({ context: { ctx, auth, userId, request, reply }, input }) =>
      session.changePassword(ctx, auth, userId, { request, reply }, input),
  ),
  signOut: asAnyone.session.signOut.handler(({ context: { auth, request, reply } }) =>
    session.signOut(auth, request, reply),
  ),
};

export const mailRoutes = {
  outbox: asAnyone.mail.outbox.handler(({ context: { ctx } }) => listOutbox(ctx)),
};
