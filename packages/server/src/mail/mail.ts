import { createTransport } from 'nodemailer';

import { email } from '@cartouche/contract/session';

import type { AnyContext, Context } from '../context.ts';
import { claimMail, deleteOldMails, insertMail, listMails, postponeMail, setMailSent } from './mail.store.ts';
import type { MailMessage } from './messages.ts';

const keptForDays = 30;

/** Puts a mail into the outbox. It is sent from there, so an unreachable mail server delays nobody. */
export async function queueMail(ctx: AnyContext, message: MailMessage): Promise<void> {
  // A single plain address: nodemailer takes text after a line break for another recipient.
  await insertMail(ctx.db, { ...message, to: email.parse(message.to) }, ctx.now());
}

export async function listOutbox(ctx: Context) {
  const mails = await listMails(ctx.db, 50);
  return mails.map(({ to_address, body_text, created_at, ...mail }) => ({
    ...mail,
    to: to_address,
    text: body_text,
    created_at: created_at.toISOString(),
  }));
}

/**
 * Sends the due mails of the outbox by SMTP, and answers how many. A failed one is tried again at growing intervals.
 */
export async function sendDueMails(ctx: Context, stopped?: AbortSignal): Promise<number> {
  const { smtpUrl, mailFrom } = ctx.config;
  if (!smtpUrl) return 0;

  const transport = createTransport(smtpUrl, {
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  let sent = 0;
  try {
    for (;;) {
      if (stopped?.aborted) return sent;
      // The lease keeps other processes from sending the same mail at the same time.
      const mail = await claimMail(ctx.db, ctx.now(), minutesAfter(ctx.now(), 2));
      if (!mail) return sent;
      try {
        await transport.sendMail({
          from: mailFrom,
          to: { name: '', address: mail.to_address },
          subject: mail.subject,
          text: mail.body_text,
        });
        await setMailSent(ctx.db, mail.id, ctx.now());
        sent += 1;
      } catch (error) {
        ctx.log.warn({ err: error, mail: mail.id, attempts: mail.attempts }, 'mail not sent');
        await postponeMail(ctx.db, mail.id, minutesAfter(ctx.now(), 2 ** Math.min(mail.attempts, 10)));
      }
    }
  } finally {
    transport.close();
  }
}

export async function forgetOldMails(ctx: Context): Promise<void> {
  await deleteOldMails(ctx.db, minutesAfter(ctx.now(), -keptForDays * 24 * 60));
}

function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
