import { type Button, type Chat, type Chats, type Entity, type Message, toWire } from './telegram.chats.ts';

/** What the Bot API answers: a result, or an error in its words. */
export type Said = { result: unknown } | { error: number; description: string };

type Body = Record<string, unknown>;

const refuse = (error: number, description: string): Said => ({ error, description });
const bad = (description: string): Said => refuse(400, `Bad Request: ${description}`);

/** The methods that write into a chat, with what Telegram refuses. */
export function createMethods(chats: Chats): Record<string, (body: Body) => Said> {
  function send(body: Body, text: unknown, most: number): Said {
    const chat = chats.find(Number(body['chat_id']));
    const refused = refusedIn(chat) ?? refusedText(text, most, body) ?? refusedButtons(body);
    if (!chat || refused) return refused ?? bad('chat not found');
    const photo = typeof body['photo'] === 'string' ? body['photo'] : undefined;
    const entities = (body['caption_entities'] ?? body['entities'] ?? []) as Entity[]; // as: the Bot API's form
    const message = chats.add(chat, { text: String(text), isFromBot: true, photo, entities });
    message.keyboard = buttonsOf(body);
    return { result: toWire(chat, message) };
  }

  function edit(body: Body, change: (message: Message) => void): Said {
    const chat = chats.find(Number(body['chat_id']));
    const message = chat?.messages.find(
      ({ id, isFromBot }) => isFromBot && id === Number(body['message_id']),
    );
    const refused = refusedIn(chat) ?? refusedButtons(body);
    if (refused) return refused;
    if (!chat || !message) return bad('message to edit not found');
    const before = JSON.stringify(message);
    message.keyboard = buttonsOf(body);
    change(message);
    if (JSON.stringify(message) === before) {
      return bad(
        'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
      );
    }
    return { result: toWire(chat, message) };
  }

  return {
    sendMessage: (body) => send(body, body['text'], 4096),
    sendPhoto(body) {
      if (typeof body['photo'] !== 'string' || !URL.canParse(body['photo']))
        return bad('wrong remote file identifier specified: Wrong padding in the string');
      return send(body, body['caption'] ?? '', 1024);
    },
    editMessageText: (body) => edit(body, (message) => (message.text = String(body['text']))),
    editMessageReplyMarkup: (body) => edit(body, () => undefined),
    answerCallbackQuery(body) {
      const id = String(body['callback_query_id']);
      const message = chats.presses.get(id);
      chats.presses.delete(id);
      if (!message) return bad('query is too old and response timeout expired or query ID is invalid');
      message.note = typeof body['text'] === 'string' ? body['text'] : undefined;
      return { result: true };
    },
    setMyCommands: () => ({ result: true }),
  };
}

function refusedIn(chat: Chat | undefined): Said | undefined {
  if (!chat) return bad('chat not found');
  if (chat.isBlocked) return refuse(403, 'Forbidden: bot was blocked by the user');
  if (!chat.hasStarted) return refuse(403, "Forbidden: bot can't initiate conversation with a user");
  return undefined;
}

function refusedText(text: unknown, most: number, body: Body): Said | undefined {
  if (typeof text !== 'string' || (text.trim() === '' && most === 4096)) return bad('message text is empty');
  if (text.length > most) return bad(most === 4096 ? 'message is too long' : 'message caption is too long');
  if (body['parse_mode'] === 'HTML' && /&(?!(lt|gt|amp|quot);)|<(?!\/?(b|i|u|s|a|code|pre)\b)/.test(text))
    return bad("can't parse entities: Unsupported start tag");
  const entities = (body['caption_entities'] ?? body['entities'] ?? []) as Entity[]; // as: the Bot API's form
  if (entities.some(({ offset, length }) => offset < 0 || length < 1 || offset + length > text.length))
    return bad('entity beyond the end of the text');
  return undefined;
}

function buttonsOf(body: Body): Button[][] {
  const markup = body['reply_markup'] as { inline_keyboard?: Button[][] } | undefined; // as: the Bot API's form
  return markup?.inline_keyboard ?? [];
}

function refusedButtons(body: Body): Said | undefined {
  for (const { text, url, callback_data: data } of buttonsOf(body).flat()) {
    if (!text)
      return bad("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard");
    if (url !== undefined && !/^https?:\/\//.test(url))
      return bad(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`);
    if (data !== undefined && (Buffer.byteLength(data) < 1 || Buffer.byteLength(data) > 64))
      return bad('BUTTON_DATA_INVALID');
    if ((url === undefined) === (data === undefined))
      return bad('Text buttons are unallowed in the inline keyboard');
  }
  return undefined;
}
