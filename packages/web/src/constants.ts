// Specification 9, timings and display counts.

export const redirectAfterMs = 3_000;
export const sessionCheckEveryMs = 30_000;
/** How often the local edition's outbox looks for a new mail. */
export const outboxEveryMs = 3_000;
export const searchDebounceMs = 300;

/** Sticky header and chips: hidden after so much scrolling down, back near the top or after so much up. */
export const stickyHeader = { hideAfterPx: 20, showUnderPx: 50, showAfterPx: 20 } as const;

export const cookieDays = 365;
/** A return location must be shorter than this. */
export const returnLocationLimit = 1_000;

export const dashboardPlatforms = 4;
export const latestRows = 2;
export const genreTags = 3;
export const descriptionLength = 300;
export const loadingMoreSkeletons = 4;
export const loadMoreThreshold = 0.5;
