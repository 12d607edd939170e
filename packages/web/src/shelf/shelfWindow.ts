import { windowSize } from '@cartouche/contract/catalogue.rules';

/** The window of the shelf that begins at a place. The one at 0 is read ahead: every visit begins there. */
export const shelfWindow = (offset: number) => ({ offset, limit: windowSize });
