/** What is to be sold to the customer with the id. */
export type Wish = { id: string; userId: string; priceId: string; trialDays: number };
export type PaymentWish = {
  customerId: string;
  email: string;
  amount: number;
  currency: string;
  description: string | undefined;
};
export type Change = {
  id: string;
  itemId: string;
  priceId: string;
  /** From when on what was paid counts as not used; the present moment if it is undefined. */
  from: Date | undefined;
};

/** A trial whose card never came ends without a charge. */
export const trialFor = (days: number) =>
  days > 0
    ? {
        trial_period_days: days,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
      }
    : {};
export const changeTo = ({ id, itemId, priceId, from }: Change) => ({
  subscription: id,
  items: [{ id: itemId, price: priceId }],
  // What was paid and not used is credited; the difference is charged now.
  proration_behavior: 'always_invoice' as const,
  ...(from && { proration_date: Math.floor(from.getTime() / 1000) }),
});
