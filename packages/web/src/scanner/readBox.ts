/** What is read from the picture of a box. */
export type BoxReading = { console: string; gameTitle: string; gameEdition: string; isSample: boolean };

export async function readBox(_picture: File, _leaving: AbortSignal): Promise<BoxReading> {
  throw new Error('not yet');
}
