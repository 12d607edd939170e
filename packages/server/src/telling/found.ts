import type { AlertMarketplace } from '@cartouche/contract/alerts.rules';

/** A find, by the id of its row of items, and the price that it is offered at, in its own currency. */
export type Find = { itemId: number; price: number };

/** A find as it is told. */
export type Found = {
  itemId: number;
  alertId: number;
  query: string;
  title: string;
  /** That it is told at, in `currency`. */
  price: number;
  currency: string;
  /** With fees and shipping, as far as they are known. */
  total: number | null;
  /** What it cost before it fell, if it has. */
  wasPrice: number | null;
  marketplace: AlertMarketplace;
  url: string;
  imageUrl: string | null;
};
