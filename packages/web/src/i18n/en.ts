import { catalogue } from './en/catalogue.ts';
import { refusals } from './en/refusals.ts';
import { shell } from './en/shell.ts';
import { subscription } from './en/subscription.ts';
import { ui } from './en/ui.ts';

/**
 * The texts that every screen may need, by feature; of refusals by code. The others load with their screens: late.ts.
 */
export const en = {
  catalogue,
  refusals,
  shell,
  subscription,
  ui,
};

export type Messages = typeof en;
