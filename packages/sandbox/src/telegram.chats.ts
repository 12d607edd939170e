import { randomBytes } from 'node:crypto';

import type { Memory, Met } from './telegram.memory.ts';

export type Button = { text: string; url?: string; callback_data?: string };
export type Entity = { type: string; offset: number; length: number; url?: string };

export type Message = {
  id: number;
  isFromBot: boolean;
  text: string;
  entities: Entity[];
  photo: string | undefined;
  keyboard: Button[][];
  /** What the bot says to a press, for a moment. */
  note: string | undefined;
  at: number;
};

export type Person = { id: number; first_name: string; username: string; language_code: string };
export type Chat = { id: number; type: 'private' | 'group'; person: Person; messages: Message[] } & {
  hasStarted: boolean;
  isBlocked: boolean;
};

export type Update = { update_id: number } & Record<string, unknown>;

/** Made-up people; their numbers are too large for 32 bits, as those of newer accounts are. */
const people: Person[] = [
  { id: 7_001_001_001, first_name: 'Ana', username: 'ana_sample', language_code: 'en' },
  { id: 7_001_001_002, first_name: 'Benoît', username: 'benoit_sample', language_code: 'fr' },
];
const firstId = 7_001_001_001;
const groupId = -1_002_003_004_005;

function newPerson(count: number, language_code: string): Person {
  const id = firstId + count;
  return { id, first_name: `Person ${count}`, username: `person_${id}`, language_code };
}

/**
 * The chats with the bot, what was said in them, and what the bot has not heard of yet. `memory` has whom the bot has
 * met before.
 */
export function createChats(now: () => number, memory?: Memory) {
  const chats = new Map<number, Chat>();
  let pending: Update[] = [];
  // After a restart too no number comes twice: a bot takes what it knows for a repetition.
  let lastUpdate = Math.floor(now() / 1000);
  let lastMessage = 0;
  const presses = new Map<string, Message>();
  let wake = () => undefined as void;

  for (const person of people) open(person);
  const [first] = people;
  if (first) open(first, groupId);
  for (const { id, language_code, ...met } of memory?.read() ?? []) {
    if (!chats.has(id)) open(newPerson(id - firstId, language_code));
    Object.assign(chats.get(id) ?? {}, met);
  }

  function open(person: Person, id = person.id): number {
    const type = id === groupId ? 'group' : 'private';
    chats.set(id, { id, type, person, messages: [], hasStarted: type === 'group', isBlocked: false });
    return id;
  }

  function add(chat: Chat, said: Partial<Message> & { text: string }): Message {
    lastMessage += 1;
    const blank = { isFromBot: false, entities: [], photo: undefined, keyboard: [], note: undefined };
    const message = { ...blank, id: lastMessage, at: now(), ...said };
    chat.messages.push(message);
    return message;
  }

  function queue(what: Record<string, unknown>): void {
    lastUpdate += 1;
    pending.push({ update_id: lastUpdate, ...what });
    wake();
  }

  return {
    all: () => [...chats.values()],
    find: (id: number) => chats.get(id),
    add,

    /** Somebody more, who has never met the bot. */
    invite: (language_code: string): number => open(newPerson(chats.size, language_code)),

    /** Something that a person writes; a command reaches the bot like any text. */
    write(chat: Chat, text: string): void {
      const message = add(chat, { text });
      chat.hasStarted = true;
      chat.isBlocked = false;
      memory?.write(metIn(chats));
      queue({ message: toWire(chat, message) });
    },

    press(chat: Chat, message: Message, data: string): void {
      const id = randomBytes(8).toString('hex');
      presses.set(id, message);
      queue({ callback_query: { id, from: chat.person, message: toWire(chat, message), data } });
    },

    /** The messages whose buttons were pressed, by the number of the press. */
    presses,

    block(chat: Chat, isBlocked: boolean): void {
      chat.isBlocked = isBlocked;
      memory?.write(metIn(chats));
      const change = { chat: chatOf(chat), from: chat.person, date: Math.floor(now() / 1000) };
      const status = isBlocked ? 'kicked' : 'member';
      queue({ my_chat_member: { ...change, new_chat_member: { status, user: { id: 1, is_bot: true } } } });
    },

    /** The updates from a number on; those before it were heard. */
    from(offset: number): Update[] {
      pending = pending.filter(({ update_id }) => update_id >= offset);
      return pending;
    },

    onUpdate: (listener: () => void) => void (wake = listener),
  };
}

function metIn(chats: ReadonlyMap<number, Chat>): Met[] {
  return [...chats.values()]
    .filter(({ type }) => type === 'private')
    .map(({ id, person: { language_code }, hasStarted, isBlocked }) => {
      return { id, language_code, hasStarted, isBlocked };
    });
}

export type Chats = ReturnType<typeof createChats>;

function chatOf({ id, type, person }: Chat) {
  return type === 'private'
    ? { id, type, first_name: person.first_name }
    : { id, type, title: 'Sample group' };
}

/** A message in the Bot API's form. */
export function toWire(chat: Chat, message: Message): Record<string, unknown> {
  const { id, text, entities, photo, keyboard, at, isFromBot } = message;
  const sizes = [{ file_id: `photo-${id}`, file_unique_id: `${id}`, width: 320, height: 320 }];
  return {
    message_id: id,
    date: Math.floor(at / 1000),
    chat: chatOf(chat),
    from: isFromBot ? { id: 1, is_bot: true, first_name: 'Cartouche' } : { ...chat.person, is_bot: false },
    ...(photo ? { photo: sizes, caption: text, caption_entities: entities } : { text, entities }),
    ...(keyboard.length > 0 && { reply_markup: { inline_keyboard: keyboard } }),
  };
}
