import { z } from 'zod';

import { canonicalCompleteness, conditions } from './completeness.rules.ts';

export const condition = z.enum(conditions);

/** COMPLETE_IN_BOX, NEW_SEALED, or parts joined by commas; other known spellings are converted to these. */
export const completeness = z.string().transform((value, context) => {
  const canonical = canonicalCompleteness(value);
  if (canonical !== null) return canonical;
  context.addIssue({ code: 'custom', message: 'Please select a completeness status.' });
  return z.NEVER;
});
