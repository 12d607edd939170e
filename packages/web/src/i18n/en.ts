import { catalogue } from './en/catalogue.ts';
import { collection } from './en/collection.ts';
import { dashboard } from './en/dashboard.ts';
import { platforms } from './en/platforms.ts';
import { refusals } from './en/refusals.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { subscription } from './en/subscription.ts';
import { ui } from './en/ui.ts';

/** Every word that a user reads, by feature; a refusal's by its code. */
export const en = {
  catalogue,
  collection,
  dashboard,
  platforms,
  refusals,
  session,
  settings,
  shell,
  subscription,
  ui,
};

export type Messages = typeof en;
