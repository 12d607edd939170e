import { catalogue } from './catalogue.ts';
import { collection } from './collection.ts';
import { platforms } from './platforms.ts';
import { mail, session } from './session.ts';
import { settings } from './settings.ts';
import { wishlist } from './wishlist.ts';

/** Every call of the product. The server implements it, the web makes it, the checks walk it. */
export const contract = { session, mail, settings, catalogue, platforms, wishlist, collection };
export type Contract = typeof contract;
