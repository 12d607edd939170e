import { account } from './account.ts';
import { alerts } from './alerts.ts';
import { archive } from './archive.ts';
import { barcodes } from './barcodes.ts';
import { catalogue } from './catalogue.ts';
import { collection } from './collection.ts';
import { entries } from './entries.ts';
import { feedback } from './feedback.ts';
import { igdb } from './igdb.ts';
import { keys } from './keys.ts';
import { listings } from './listings.ts';
import { marks } from './marks.ts';
import { platforms } from './platforms.ts';
import { scanner } from './scanner.ts';
import { moving } from './moving.ts';
import { mail, session } from './session.ts';
import { settings } from './settings.ts';
import { statistics } from './statistics.ts';
import { subscription } from './subscription.ts';
import { telling } from './telling.ts';
import { wishlist } from './wishlist.ts';

/** Every call of the product. The server implements it, the web calls it, the checks walk it. */
export const contract = {
  session,
  mail,
  settings,
  subscription,
  keys,
  catalogue,
  igdb,
  platforms,
  wishlist,
  collection,
  marks,
  barcodes,
  entries,
  statistics,
  listings,
  alerts,
  telling,
  scanner,
  archive,
  moving,
  feedback,
  account,
};
export type Contract = typeof contract;
