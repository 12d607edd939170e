/**
 * The machines whose Japanese one is a platform of its own: NES, with Famicom and Disk System, and Super Nintendo, with
 * Super Famicom. The Japanese release of a game stands on the Japanese machine; where nothing says on which, on the
 * first.
 */
const machines: { western: number; japanese: [number, ...number[]] }[] = [
  { western: 18, japanese: [99, 51] },
  { western: 19, japanese: [58] },
];

/** The Japanese machine of each western one. */
export const japaneseOf: ReadonlyMap<number, number> = new Map(
  machines.map(({ western, japanese: [first] }) => [western, first]),
);

/** Each platform with one on which the same games stand, both ways round. */
export const paired: readonly { here: number; there: number }[] = machines.flatMap(({ western, japanese }) =>
  japanese.flatMap((one) => [
    { here: western, there: one },
    { here: one, there: western },
  ]),
);

/** The Japanese machines. */
export const japaneseMachines: readonly number[] = machines.flatMap(({ japanese }) => japanese);
