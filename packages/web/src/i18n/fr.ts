import type { Messages } from './en.ts';
import { alerts } from './fr/alerts.ts';
import { barcodes } from './fr/barcodes.ts';
import { bin } from './fr/bin.ts';
import { bulk } from './fr/bulk.ts';
import { bulkChange } from './fr/bulkChange.ts';
import { archive } from './fr/archive.ts';
import { developer } from './fr/developer.ts';
import { entries } from './fr/entries.ts';
import { feedback } from './fr/feedback.ts';
import { statistics } from './fr/statistics.ts';
import { camera } from './fr/camera.ts';
import { catalogue } from './fr/catalogue.ts';
import { charts } from './fr/charts.ts';
import { collection } from './fr/collection.ts';
import { credit } from './fr/credit.ts';
import { dashboard } from './fr/dashboard.ts';
import { details } from './fr/details.ts';
import { filters } from './fr/filters.ts';
import { form } from './fr/form.ts';
import { firstGames } from './fr/firstGames.ts';
import { games } from './fr/games.ts';
import { item } from './fr/item.ts';
import { marks } from './fr/marks.ts';
import { listings } from './fr/listings.ts';
import { moved } from './fr/moved.ts';
import { moving } from './fr/moving.ts';
import { photos } from './fr/photos.ts';
import { picker } from './fr/picker.ts';
import { picture } from './fr/picture.ts';
import { plans } from './fr/plans.ts';
import { platforms } from './fr/platforms.ts';
import { reading } from './fr/reading.ts';
import { refusals } from './fr/refusals.ts';
import { scanner } from './fr/scanner.ts';
import { search } from './fr/search.ts';
import { session } from './fr/session.ts';
import { settings } from './fr/settings.ts';
import { shelf } from './fr/shelf.ts';
import { shelfPhoto } from './fr/shelfPhoto.ts';
import { shell } from './fr/shell.ts';
import { telling } from './fr/telling.ts';
import { subscription } from './fr/subscription.ts';
import { ui } from './fr/ui.ts';
import { wishlist } from './fr/wishlist.ts';

const messages: Messages = {
  catalogue,
  refusals,
  shell,
  subscription,
  ui,
};

/** All of French: what every screen needs, and the translations of the texts in late.ts. */
export const french = {
  messages,
  late: {
    alerts,
    archive,
    barcodes,
    bin,
    bulk,
    bulkChange,
    camera,
    charts,
    collection,
    credit,
    dashboard,
    details,
    developer,
    entries,
    feedback,
    filters,
    form,
    firstGames,
    games,
    item,
    listings,
    marks,
    moved,
    moving,
    photos,
    picker,
    picture,
    plans,
    platforms,
    reading,
    scanner,
    search,
    session,
    settings,
    shelf,
    shelfPhoto,
    statistics,
    telling,
    wishlist,
  },
};
