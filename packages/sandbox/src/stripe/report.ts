import { snapshot } from './events.ts';
import type { StandIn } from './standIn.ts';
import { invoicesOf, sandboxNow, subscriptionsOf } from './world.ts';

/** What happened, for tests: who was charged what, and how each webhook travelled. */
export function report({ world, api, deliveries }: StandIn): object {
  const customers = [...world.customers.keys()].map((id) => {
    const invoices = invoicesOf(world, id);
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const customer = world.customers.get(id);
    return {
      id,
      isDeleted: customer?.deleted === true,
      balance: customer && !customer.deleted ? customer.balance : 0,
      invoiced: sum(invoices.filter(({ status }) => status !== 'void').map(({ total }) => total)),
      paid: sum(invoices.map(({ amount_paid }) => amount_paid)),
      open: sum(invoices.filter(({ status }) => status === 'open').map((one) => one.amount_remaining)),
      invoices: invoices.map(({ id: invoice, status, total, amount_paid, billing_reason }) => ({
        id: invoice,
        status,
        total,
        amount_paid,
        billing_reason,
      })),
      subscriptions: subscriptionsOf(world, id).map(({ id: subscription, status }) => ({
        id: subscription,
        status,
      })),
    };
  });
  const now = sandboxNow(world);
  return snapshot({ now, offset: world.offset, customers, deliveries: deliveries.all, calls: api.calls });
}
