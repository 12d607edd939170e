import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { isEmbedded } from '../testing/database.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { forgetOldMails, queueMail, sendDueMails } from './mail.ts';

const message = { to: 'ana@example.com', subject: 'Bonjour à tous', text: 'Une première ligne.\n' };

let product: Product;
let mailServer: SMTPServer;
let received: { to: string[]; raw: Buffer }[] = [];
let refuses = false;
/** What happens while the mail server has the next mail and has not answered yet. */
let onReceipt: (() => Promise<void>) | undefined;

beforeAll(async () => {
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void take());

      async function take() {
        const first = onReceipt;
        onReceipt = undefined;
        await first?.();
        if (refuses) return done(new Error('The mailbox is full'));
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        done();
      }
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo; // as: it listens on a port, not on a pipe
  product = await startProduct({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Cartouche <hello@example.org>',
  });
});
afterAll(async () => {
  await product.close();
  await new Promise<void>((resolve) => mailServer.close(resolve));
});
beforeEach(async () => {
  received = [];
  refuses = false;
  await product.ctx.db.deleteFrom('mails').execute();
});

test('a queued mail is sent once, to its one recipient', async () => {
  await queueMail(product.ctx, message);

  const counts = await Promise.all([sendDueMails(product.ctx), sendDueMails(product.ctx)]);

  expect(counts.toSorted()).toEqual([0, 1]);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['ana@example.com']);
  expect(await PostalMime.parse(received[0]?.raw ?? '')).toMatchObject({
    subject: 'Bonjour à tous',
    text: 'Une première ligne.\n',
    from: { name: 'Cartouche', address: 'hello@example.org' },
  });
});

test.skipIf(isEmbedded)('a mail that another process is busy with keeps no other one waiting', async () => {
  await queueMail(product.ctx, message);
  await queueMail(product.ctx, { ...message, to: 'bo@example.com' });
  const { db } = product.ctx;

  const sent = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('mails').select('id').where('to_address', '=', message.to).forUpdate().execute();
    return await Promise.race([sendDueMails(product.ctx), sleep(10_000, 'kept waiting')]);
  });

  expect(sent).toBe(1);
  expect(received.map(({ to }) => to)).toEqual([['bo@example.com']]);
});

test('a mail that is being sent is not sent a second time meanwhile', async () => {
  await queueMail(product.ctx, message);
  let meanwhile: number | undefined;
  onReceipt = async () => void (meanwhile = await sendDueMails(product.ctx));

  const sent = await sendDueMails(product.ctx);

  expect([sent, meanwhile]).toEqual([1, 0]);
  expect(received).toHaveLength(1);
});

test('a mail that the server refuses waits and is sent later', async () => {
  await queueMail(product.ctx, message);
  refuses = true;

  const first = await sendDueMails(product.ctx);
  const soon = await sendDueMails(product.ctx);
  refuses = false;
  product.later(3 * 60_000);
  const later = await sendDueMails(product.ctx);

  expect([first, soon, later]).toEqual([0, 0, 1]);
  expect(received).toHaveLength(1);
});

test('a second recipient smuggled into an address is refused', async () => {
  const smuggled = queueMail(product.ctx, { ...message, to: 'ana@example.com\r\nBcc: eve@example.com' });

  await expect(smuggled).rejects.toThrow('email');
});

test('mails are forgotten after thirty days', async () => {
  await queueMail(product.ctx, message);

  product.later(31 * 24 * 3600_000);
  await forgetOldMails(product.ctx);

  expect(await product.ctx.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test('the last mail to somebody is forgotten as soon as it is sent', async () => {
  await queueMail(product.ctx, { ...message, isLast: true });
  await queueMail(product.ctx, message);

  await sendDueMails(product.ctx);

  expect(received).toHaveLength(2);
  expect(await product.ctx.db.selectFrom('mails').select('is_last').execute()).toEqual([{ is_last: false }]);
});
