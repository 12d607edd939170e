import { catalogue } from './en/catalogue.ts';
import { refusals } from './en/refusals.ts';
import { shell } from './en/shell.ts';
import { subscription } from './en/subscription.ts';
import { ui } from './en/ui.ts';

/** The words that every screen may need, by feature; a refusal's by its code. The others come with their screens: late.ts. */
export const en = {
  catalogue,
  refusals,
  shell,
  subscription,
  ui,
};

export type Messages = typeof en;
