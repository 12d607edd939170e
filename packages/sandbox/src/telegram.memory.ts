import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Somebody who has met the bot, and whether it may write to them. */
export type Met = { id: number; language_code: string; hasStarted: boolean; isBlocked: boolean };

/**
 * Keeps in a file who has started the bot, as Telegram does: a chat that is bound in the local edition can still be
 * written to after the next start.
 */
export function createMemory(file: string) {
  return {
    read: (): Met[] => {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as Met[]; // as: `write` wrote it
      } catch (error) {
        if (Object(error).code === 'ENOENT') return [];
        throw new Error(
          `${file} cannot be read. Delete it to start without the chats with the bot made so far.`,
          {
            cause: error,
          },
        );
      }
    },
    write(met: readonly Met[]): void {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(met));
      renameSync(`${file}.new`, file); // the old one stays whole until the new one is
    },
  };
}

export type Memory = ReturnType<typeof createMemory>;
