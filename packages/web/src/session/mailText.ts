export type MailPart = { text: string; href?: string };

/** A mail's text, split at its links. Only addresses of our own origin become links: a mail must not lead elsewhere. */
export function mailParts(text: string, origin: string): MailPart[] {
  return text
    .trim()
    .split(/(https?:\/\/\S+)/)
    .filter((part) => part !== '')
    .map((part) => (isOwn(part, origin) ? { text: part, href: part } : { text: part }));
}

function isOwn(part: string, origin: string): boolean {
  return /^https?:\/\//.test(part) && URL.canParse(part) && new URL(part).origin === origin;
}
