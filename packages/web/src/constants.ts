// Specification 9, timings and display counts.

export const redirectAfterMs = 3_000;
export const sessionCheckEveryMs = 30_000;
/** How often the local edition's outbox checks for new mail. */
export const outboxEveryMs = 3_000;
/** Specification 9: the bot's update spinner. */
export const botUpdateMs = 3_000;
/** A link to the bot ends after this time. */
export const chatLinkMs = 15 * 60_000;
/** How often the page checks whether a chat has followed its link. */
export const chatEveryMs = 3_000;
/** How long a browser may take to subscribe to its push service: without a way to it, some never answer. */
export const pushServiceMs = 10_000;
export const searchDebounceMs = 300;
export const scrollRestoreMs = 50;
export const feedbackPillDelayMs = 1_000;
export const feedbackCloseMs = 2_000;
export const paymentBannerMs = 5_000;
export const countdownEveryMs = 60_000;
/** How long a message can be read before the page is loaded again. */
export const reloadAfterMs = 2_000;
/** How long after g a letter still names a screen. */
export const shortcutSequenceMs = 1_500;

/** Sticky header and chips: hidden after scrolling down this far, shown near the top or after scrolling up this far. */
export const stickyHeader = { hideAfterPx: 20, showUnderPx: 50, showAfterPx: 20 } as const;

/** Of the JPEG that is made of what the camera sees. */
export const captureQuality = 0.9;
/** A camera that sends nothing for as long is gone. */
export const cameraMutedMs = 3000;
/** How long what the camera sees is still read after it has come to rest. */
export const stillAfterMs = 2500;
/** For so long it is read now and then, as a camera may find its focus late. */
export const focusesForMs = 30_000;
export const readAtRestMs = 1000;
/** A picture that takes longer to be read is given up. */
export const pictureReadMs = 60_000;
/** How long the price check waits for the marketplace. */
export const priceCheckTimeoutMs = 30_000;
/** How many listings the price check shows. */
export const priceCheckListings = 5;

/** An upload that takes longer has failed; long enough for the largest photo on a slow line. */
export const uploadTimeoutMs = 300_000;

export const cookieDays = 365;
/** A return location must be shorter than this. */
export const returnLocationLimit = 1_000;

/** The palette has ten colours, so ten platforms get their own slice of a chart. */
export const mostSlices = 10;
export const dashboardPlatforms = 4;
export const latestRows = 2;
/** Up to this number of games, the dashboard helps to find them. */
export const firstGames = 10;
/** How many listings of a marketplace are shown before 'See More'. */
export const listingsAtFirst = 4;
export const genreTags = 3;
/** A phone's wishlist cards have less room. */
export const genreTagsOnPhone = 2;
export const wishlistPage = 24;
/** From this number of games on, a list by title has letters to jump to. */
export const minGamesForLetters = 48;
/** How many alerts are shown before the others on demand, below 640 px and from there on. */
export const alertsAtFirst = { narrow: 2, wide: 6 } as const;
/** How many findings are read at a time. */
export const foundPage = 60;
/** How often the header checks for new ones, and the page of alerts what became of them. */
export const unseenEveryMs = 300_000;
/** How many removed copies are read at a time. */
export const binPage = 120;
export const wishesBeforeShowAll = 8;
/** With more platforms than this, the wishlist's row of them may be too long for a desktop: 'Show more' shows all. */
export const platformChips = 6;
export const descriptionLength = 300;
export const loadingMoreSkeletons = 4;
export const loadMoreThreshold = 0.5;
/** How many results the search shows at first, and adds at each press. */
export const searchPage = 96;
/** How many games of the catalogue are printed at most: about 250 pages. */
export const mostOnPaper = 10_000;
