import { paymentsOf } from './invoices.ts';
import { snapshot } from './events.ts';
import { badParameter } from './refusal.ts';
import { listOf, subscriptionsOf, type World } from './world.ts';

type Node = Record<string, unknown>;

/** The body with the objects that the caller wants in place of their ids: `expand[]=data.latest_invoice`. */
export function expand(world: World, body: object, paths: readonly string[]): object {
  const copy: object = snapshot(body);
  for (const path of paths) {
    const keys = path.split('.');
    if (keys.length > 4) {
      throw badParameter('expand', `You cannot expand more than 4 levels of a property. Property: ${path}`);
    }
    into(world, copy, { keys, path });
  }
  return copy;
}

function into(world: World, node: unknown, { keys, path }: { keys: string[]; path: string }): void {
  if (Array.isArray(node)) {
    for (const one of node) into(world, one, { keys, path });
    return;
  }
  const [key, ...rest] = keys;
  if (key === undefined || node === null || typeof node !== 'object') return;

  const parent = node as Node; // as: an object of the answer
  const value = parent[key];
  if (typeof value === 'string') parent[key] = snapshot(find(world, value) ?? { id: value });
  if (value === undefined) parent[key] = included(world, parent, key);
  if (parent[key] === undefined) throw badParameter('expand', `This property cannot be expanded (${path}).`);
  into(world, parent[key], { keys: rest, path });
}

function find(world: World, id: string): object | undefined {
  const { customers, subscriptions, invoices, intents, methods, products, prices, sessions } = world;
  for (const kind of [customers, subscriptions, invoices, intents, methods, products, prices, sessions]) {
    const found = kind.get(id);
    if (found) return found;
  }
  return undefined;
}

/** What an object has only when it is asked for. */
function included(world: World, { object, id }: Node, key: string): unknown {
  const invoice = object === 'invoice' ? world.invoices.get(String(id)) : undefined;
  if (invoice && key === 'payments') return snapshot(paymentsOf(world, invoice));
  if (invoice && key === 'confirmation_secret') {
    const intent = world.intents.get(world.intentsOf.get(invoice.id)?.at(-1) ?? '');
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
  }
  if (object === 'checkout.session' && key === 'line_items') {
    return snapshot(listOf(world.lineItems.get(String(id)) ?? [], `/v1/checkout/sessions/${id}/line_items`));
  }
  if (object === 'customer' && key === 'subscriptions') {
    return snapshot(listOf(subscriptionsOf(world, String(id)), `/v1/customers/${id}/subscriptions`));
  }
  return undefined;
}
