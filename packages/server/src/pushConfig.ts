import { z } from 'zod';

/** The variables of push messages to browsers. Their keys are made at the first start, and are in the database. */
export const pushEnvironment = {
  /** Whom a push service asks about our messages: mailto:… or https://…; by default the sender of mails. */
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'write mailto:you@example.org or an https address.')
    .optional(),
  /** The stand-in of a push service, which start.ts names. */
  PUSH_STAND_IN_URL: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'leave it out: `npm start` sets it.')
    .optional(),
};

export type PushConfig = {
  subject: string;
  /** Also taken for a push service, besides those of browsers. */
  standInUrl: string | undefined;
  timeoutMs: number;
};

const shape = z.object(pushEnvironment);

/** Answers a sentence instead if the variables do not go together. */
export function readPush(
  e: z.infer<typeof shape>,
  edition: 'local' | 'production',
  mailFrom: string,
): PushConfig | string {
  if (e.PUSH_STAND_IN_URL && edition === 'production')
    return 'PUSH_STAND_IN_URL is for the local edition only.';
  const sender = /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  return {
    subject: e.PUSH_SUBJECT ?? `mailto:${sender}`,
    standInUrl: e.PUSH_STAND_IN_URL,
    timeoutMs: 10_000,
  };
}
