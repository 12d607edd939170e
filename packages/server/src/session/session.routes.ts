import { hasOutbox } from '../config.ts';
import { asAnyone, asUser } from '../http/door.ts';
import { listOutbox } from '../mail/mail.ts';
import { enabledProviders } from './auth.ts';
import * as session from './session.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

export const sessionRoutes = {
  options: asAnyone.session.options.handler(({ context: { ctx } }) => ({
    providers: enabledProviders(ctx.config),
    sampleProviders: enabledProviders(ctx.config).filter((provider) =>
      ctx.config.standIns.includes(provider),
    ),
    hasOutbox: hasOutbox(ctx.config),
  })),
  signUp: asAnyone.session.signUp.handler(({ context, input }) => session.signUp(context, input)),
  signIn: asAnyone.session.signIn.handler(({ context, input }) => session.signIn(context, input)),
  signInWith: asAnyone.session.signInWith.handler(({ context, input }) =>
    session.signInWith(context, input.provider),
  ),
  requestReset: asAnyone.session.requestReset.handler(({ context, input }) =>
    session.requestReset(context, input.email),
  ),
  resetPassword: asAnyone.session.resetPassword.handler(({ context, input }) =>
    session.resetPassword(context, input),
  ),
  current: asUser.session.current.handler(({ context: { ctx, userId } }) =>
    session.currentSession(ctx, userId),
  ),
  changePassword: asUser.session.changePassword.handler(({ context, input }) =>
    session.changePassword(context, input),
  ),
  list: asUser.session.list.handler(({ context }) => listSessions(context)),
  end: asUser.session.end.handler(({ context, input }) => endSession(context, input.id)),
  endOthers: asUser.session.endOthers.handler(({ context }) => endOtherSessions(context)),
  signOut: asAnyone.session.signOut.handler(({ context }) => session.signOut(context)),
};

export const mailRoutes = {
  outbox: asAnyone.mail.outbox.handler(({ context: { ctx } }) => listOutbox(ctx)),
};
