import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * What stands for an account in a link to the bot: 16 random bytes, when it ends, and our signature; 58 of the 64
 * characters that Telegram takes.
 */
export type ChatToken = { token: string; digest: string };

const endBytes = 6;
const idBytes = 16;
const signatureBytes = 21;

export function makeChatToken(secret: string, endsAt: Date): ChatToken {
  const body = Buffer.alloc(idBytes + endBytes);
  randomBytes(idBytes).copy(body);
  body.writeUIntBE(endsAt.getTime(), idBytes, endBytes);
  const token = Buffer.concat([body, signatureOf(body, secret)]).toString('base64url');
  return { token, digest: digestOf(token) };
}

/** The digest of a token of ours that has not ended; undefined for anything else, without asking the database. */
export function readChatToken(token: string, secret: string, now: Date): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const isWhole = /^[\w-]+$/.test(token) && bytes.length === idBytes + endBytes + signatureBytes;
  if (!isWhole || bytes.toString('base64url') !== token) return undefined;
  const body = bytes.subarray(0, idBytes + endBytes);
  const isOurs = timingSafeEqual(bytes.subarray(idBytes + endBytes), signatureOf(body, secret));
  return isOurs && body.readUIntBE(idBytes, endBytes) > now.getTime() ? digestOf(token) : undefined;
}

function signatureOf(body: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update('chat link').update(body).digest().subarray(0, signatureBytes);
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
