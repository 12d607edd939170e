/** A link among words: underlined, because its colour alone would not tell it. */
export const textLink =
  'underline decoration-edge underline-offset-4 hover:text-accent hover:decoration-current';
