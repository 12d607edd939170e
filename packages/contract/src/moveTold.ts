import { z } from 'zod';

/** How the file was read. */
export const moveTold = z.object({
  encoding: z.string().nullable(),
  separator: z.string().nullable(),
  /** A date as the file has it, and as it is read. */
  date: z.object({ written: z.string(), read: z.string() }).nullable(),
  price: z.object({ written: z.string(), read: z.number() }).nullable(),
  /** The currencies that prices name, null among them where some name none; no prices name nothing. */
  currencies: z.array(z.string().nullable()).default([]),
  /** A price of which nobody knows whether it is in whole units or in hundredths. */
  openPrice: z.string().nullable().default(null),
  /** Whether figures alone do not say which is the day. */
  isDateAmbiguous: z.boolean(),
  repairs: z.array(z.enum(['rows', 'twiceEncoded', 'spreadsheet'])),
  /** What the file has beside and was not read: columns and files, and the tabs of a workbook. */
  leftOut: z.array(z.string()).default([]),
  leftOutTabs: z.array(z.string()).default([]),
  /** Tabs that are hidden in the workbook: they are left out as well. */
  hiddenTabs: z.array(z.string()).default([]),
  /** Lines that were read by themselves, because a quotation mark in them has no end. */
  brokenLines: z.array(z.number()).default([]),
  /** Labels of what has no field here and goes into the notes. */
  inNotes: z.array(z.string()),
  /** Lines of which the notes have no room for all that goes there, and are cut at their end. */
  cutNotes: z.array(z.number()).default([]),
});
export type MoveTold = z.infer<typeof moveTold>;
