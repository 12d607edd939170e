import type { Db } from '../db/database.ts';
import type { MailMessage } from './messages.ts';

export async function insertMail(
  db: Db,
  { to, subject, text, isLast }: MailMessage,
  now: Date,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      to_address: to,
      subject,
      body_text: text,
      created_at: now,
      next_attempt_at: now,
      sent_at: null,
      is_last: isLast === true,
    })
    .execute();
}

export async function listMails(db: Db, limit: number) {
  return await db
    .selectFrom('mails')
    .select(['id', 'to_address', 'subject', 'body_text', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A user's address, and their chosen language if any. */
export async function findReader(db: Db, userId: string) {
  return await db
    .selectFrom('user')
    .leftJoin('profiles', 'profiles.id', 'user.id')
    .select(['user.email', 'profiles.preferred_language'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
}

/** The mail that has waited longest, postponed until the lease ends; two processes never get the same one. */
export async function claimMail(db: Db, now: Date, leaseEndsAt: Date) {
  return await db
    .updateTable('mails')
    .set((e) => ({ attempts: e('attempts', '+', 1), next_attempt_at: leaseEndsAt }))
    .where('id', '=', (e) =>
      e
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .where('attempts', '<', 20)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'to_address', 'subject', 'body_text', 'attempts'])
    .executeTakeFirst();
}

export async function setMailSent(db: Db, id: number, now: Date): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).where('is_last', '=', true).execute();
  await db.updateTable('mails').set({ sent_at: now }).where('id', '=', id).execute();
}

export async function postponeMail(db: Db, id: number, until: Date): Promise<void> {
  await db.updateTable('mails').set({ next_attempt_at: until }).where('id', '=', id).execute();
}

/** Includes those never sent: on the local edition, that is all of them. */
export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', before).execute();
}
