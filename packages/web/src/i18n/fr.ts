import type { Messages } from './en.ts';
import { catalogue } from './fr/catalogue.ts';
import { collection } from './fr/collection.ts';
import { dashboard } from './fr/dashboard.ts';
import { platforms } from './fr/platforms.ts';
import { refusals } from './fr/refusals.ts';
import { session } from './fr/session.ts';
import { settings } from './fr/settings.ts';
import { shell } from './fr/shell.ts';
import { subscription } from './fr/subscription.ts';
import { ui } from './fr/ui.ts';

export const fr: Messages = {
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
