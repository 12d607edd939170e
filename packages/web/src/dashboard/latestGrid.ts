/** As many columns as `useRowLength` says; where there is room for both rows side by side, they stand on one ledge. */
export const latestGrid =
  '-mx-2 grid grid-cols-2 gap-y-6 lg:grid-cols-3 xl:grid-cols-4 min-[120rem]:grid-cols-8';
