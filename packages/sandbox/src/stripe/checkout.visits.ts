import { problemOf, readTyped, typedCard } from './cardForm.ts';
import { authenticationPage, checkoutPage, endedPage, type TypedCheckout } from './checkout.page.ts';
import { requireSession } from './checkout.routes.ts';
import { payCheckout, subscribeWithoutCard, successUrl } from './checkout.ts';
import type { Shown, Visit } from './pages.ts';
import { requireCustomer, type Session, type World } from './world.ts';

export function visitCheckout({ standIn, id, form, language: choose }: Visit): Shown {
  const { world } = standIn;
  const session = requireSession(world, id);
  const language = choose(session.locale);
  if (session.status === 'complete' && form) return { goTo: successUrl(session) };
  if (session.status !== 'open') return { page: endedPage(session, language), status: 410 };

  const typed = typedCheckout(form ?? new URLSearchParams());
  if (!form) return { page: checkoutPage(world, session, { language, typed }) };

  const problem =
    form.get('do') === 'without'
      ? goWithout(world, session, typed)
      : pay(world, session, { typed, isAuthenticated: false });
  if (problem === 'done') return { goTo: successUrl(session) };
  if (problem === 'authenticate') {
    world.asked.set(id, form);
    return { goTo: `/checkout/${id}/authenticate` };
  }
  return { page: checkoutPage(world, session, { language, typed, problem }), status: 402 };
}

export function visitCheckoutAuthentication({ standIn, id, form, language: choose }: Visit): Shown {
  const { world } = standIn;
  const session = requireSession(world, id);
  const language = choose(session.locale);
  const asked = world.asked.get(id);
  if (session.status === 'complete') return { goTo: successUrl(session) };
  if (!asked || session.status !== 'open') return { goTo: `/checkout/${id}` };
  if (!form) return { page: authenticationPage(language, undefined) };

  world.asked.delete(id);
  const typed = typedCheckout(asked);
  const isOwner = form.get('answer') === 'complete';
  const problem = isOwner ? pay(world, session, { typed, isAuthenticated: true }) : 'authentication';
  if (problem === 'done') return { goTo: successUrl(session) };
  return { page: checkoutPage(world, session, { language, typed, problem }), status: 402 };
}

function typedCheckout(form: URLSearchParams): TypedCheckout {
  return { ...typedCard(form), email: form.get('email') ?? '' };
}

/** `done`, `authenticate`, or the code of what went wrong. */
function pay(
  world: World,
  session: Session,
  { typed, isAuthenticated }: { typed: TypedCheckout; isAuthenticated: boolean },
): string {
  const email = emailOf(world, session, typed);
  const read = readTyped(typed, world.realSeconds());
  if ('problem' in read) return read.problem;
  try {
    return payCheckout(world, session, { ...read, email, name: typed.name, isAuthenticated });
  } catch (error) {
    return problemOf(error);
  }
}

function goWithout(world: World, session: Session, typed: TypedCheckout): string {
  try {
    subscribeWithoutCard(world, session, { email: emailOf(world, session, typed), name: typed.name });
    return 'done';
  } catch (error) {
    return problemOf(error);
  }
}

function emailOf(world: World, { customer, customer_email }: Session, typed: TypedCheckout): string {
  const known = customer ? requireCustomer(world, customer).email : customer_email;
  return known ?? typed.email;
}
