import type { Config } from '../config.ts';
import type { Language } from '../language.ts';
import { type MailMessage, toMail } from '../mail/messages.ts';
import type { Found } from './found.ts';
import { headingOf, offerLine, shortened, words } from './words.ts';

const mostListed = 30;

/** The mail about what was found since the last one. Titles are others' words, so each stays on its line. */
export function digestMail(
  { publicUrl }: Config,
  { to, language }: { to: string; language: Language },
  found: readonly Found[],
): MailMessage {
  const { mailClosing, more } = words[language];
  const listed = found
    .slice(0, mostListed)
    .map((one) => `${shortened(one.title, 120)}\n${offerLine(one, language)}\n${one.url}`);
  const rest = found.length - listed.length;
  return toMail(
    to,
    {
      subject: headingOf(found, language),
      opening: [...listed, ...(rest > 0 ? [more(rest)] : [])],
      closing: mailClosing,
    },
    `${publicUrl}/price-alerts`,
  );
}
