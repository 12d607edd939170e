import { hasOutbox } from '../config.ts';
import { asAnyone, asUser } from '../http/door.ts';
import { type Auth, enabledProviders } from './auth.ts';
import * as session from './session.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

export function sessionRoutes(auth: Auth) {
  const asVisitor = asAnyone.use(({ next }) => next({ context: { auth } }));
  const asSignedIn = asUser.use(({ next }) => next({ context: { auth } }));

  return {
    options: asAnyone.session.options.handler(({ context: { ctx } }) => ({
      providers: enabledProviders(ctx.config),
      sampleProviders: enabledProviders(ctx.config).filter((provider) =>
        ctx.config.standIns.includes(provider),
      ),
      hasOutbox: hasOutbox(ctx.config),
      hasDeveloperPages: ctx.config.hasDeveloperPages,
    })),
    signUp: asVisitor.session.signUp.handler(({ context, input }) => session.signUp(context, input)),
    signIn: asVisitor.session.signIn.handler(({ context, input }) => session.signIn(context, input)),
    signInWith: asVisitor.session.signInWith.handler(({ context, input }) =>
      session.signInWith(context, input.provider),
    ),
    requestReset: asVisitor.session.requestReset.handler(({ context, input }) =>
      session.requestReset(context, input.email),
    ),
    resetPassword: asVisitor.session.resetPassword.handler(({ context, input }) =>
      session.resetPassword(context, input),
    ),
    current: asUser.session.current.handler(({ context: { ctx, userId } }) =>
      session.currentSession(ctx, userId),
    ),
    changePassword: asSignedIn.session.changePassword.handler(({ context, input }) =>
      session.changePassword(context, input),
    ),
    list: asSignedIn.session.list.handler(({ context }) => listSessions(context)),
    end: asSignedIn.session.end.handler(({ context, input }) => endSession(context, input.id)),
    endOthers: asSignedIn.session.endOthers.handler(({ context }) => endOtherSessions(context)),
    signOut: asVisitor.session.signOut.handler(({ context }) => session.signOut(context)),
  };
}
