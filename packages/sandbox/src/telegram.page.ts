import { type Html, html } from './stripe/html.ts';
import type { Button, Chat, Entity, Message } from './telegram.chats.ts';

type Page = { chat: Chat; chats: readonly Chat[]; username: string; payload: string | undefined };

/** A chat with the bot as one of the made-up people sees it. It looks for what is new every second. */
export function chatPage({ chat, chats, username, payload }: Page): string {
  const query = payload === undefined ? '' : `?start=${payload}`;
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${username}: stand-in for Telegram</title>
      <style>
        ${{ html: style }}
      </style>
      <header class="banner">
        <strong>Stand-in for Telegram.</strong> Sample data: nobody here is real, and Telegram is not asked.
      </header>
      <nav aria-label="Who you are">${chats.map((one) => tab(one, chat, query))}</nav>
      <h1>${username}</h1>
      <main id="messages" aria-live="polite">${chat.messages.map((message) => bubble(chat, message))}</main>
      <footer>${write(chat, payload)}</footer>
      <script>
        ${{ html: script }};
      </script>
    </html>`.html;
}

function tab({ id, type, person }: Chat, open: Chat, query: string): Html {
  const name = type === 'group' ? 'A group' : person.first_name;
  return id === open.id
    ? html`<a href="/chat/${id}${query}" aria-current="page">${name}</a>`
    : html`<a href="/chat/${id}${query}">${name}</a>`;
}

function bubble(chat: Chat, message: Message): Html {
  const { id, isFromBot, text, entities, photo, keyboard, note } = message;
  return html`<article class="${isFromBot ? 'bot' : 'own'}" aria-label="${isFromBot ? 'The bot' : 'You'}">
    ${photo === undefined ? html`` : html`<img src="${photo}" alt="" />`}
    <p>${withEntities(text, entities)}</p>
    ${keyboard.map((row) => html`<div class="row">${row.map((button) => press(chat, id, button))}</div>`)}
    ${note === undefined ? html`` : html`<p class="note" role="status">${note}</p>`}
  </article>`;
}

function press({ id: chatId }: Chat, message: number, { text, url, callback_data: data }: Button): Html {
  if (url !== undefined)
    return html`<a class="button" href="${url}" target="_blank" rel="noopener">${text} ↗</a>`;
  return html`<form method="post" action="/chat/${chatId}">
    <input type="hidden" name="message" value="${message}" /><button
      class="button"
      name="data"
      value="${data}"
    >
      ${text}
    </button>
  </form>`;
}

/** The text with its bold parts and links; nothing else of Telegram's is used. */
function withEntities(text: string, entities: readonly Entity[]): Html[] {
  const parts: Html[] = [];
  let at = 0;
  for (const { type, offset, length, url } of entities) {
    const inside = text.slice(offset, offset + length);
    parts.push(html`${text.slice(at, offset)}`);
    if (type === 'bold') parts.push(html`<b>${inside}</b>`);
    else if (type === 'text_link' && url) parts.push(html`<a href="${url}">${inside}</a>`);
    else parts.push(html`${inside}`);
    at = offset + length;
  }
  return [...parts, html`${text.slice(at)}`];
}

function write({ id, hasStarted, isBlocked, type }: Chat, payload: string | undefined): Html {
  const action = html`method="post" action="/chat/${id}"`;
  if (payload !== undefined || !hasStarted) {
    const text = payload === undefined ? '/start' : `/start ${payload}`;
    return html`<form ${action}><button class="start" name="text" value="${text}">Start</button></form>`;
  }
  if (isBlocked) return html`<form ${action}><button name="block" value="no">Unblock the bot</button></form>`;
  const block =
    type === 'group'
      ? html``
      : html`<form ${action}><button name="block" value="yes">Block the bot</button></form>`;
  return html`<form ${action} class="write">
      <input
        name="text"
        aria-label="Message"
        placeholder="Message, or /help"
        autocomplete="off"
        required
      /><button>Send</button>
    </form>
    ${block}`;
}

const script = `
const list = document.getElementById('messages');
list.lastElementChild?.scrollIntoView();
setInterval(async () => {
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('messages');
  if (next.innerHTML === list.innerHTML) return;
  list.innerHTML = next.innerHTML;
  list.lastElementChild?.scrollIntoView({ block: 'end' });
}, 1000);`;

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 30rem; min-height: 100vh; margin: 0 auto; padding: 1rem; box-sizing: border-box; display: flex;
  flex-direction: column; gap: .75rem; color: light-dark(#1b1c1f, #eceae4); background: light-dark(#e6ebee, #0f1114); }
.banner { padding: .75rem 1rem; border: 1px dashed currentColor; border-radius: 10px; }
h1 { margin: 0; font-size: 1.125rem; }
nav { display: flex; gap: .5rem; }
nav a { padding: .6rem 1rem; border-radius: 99px; color: inherit; }
nav [aria-current] { background: light-dark(#fff, #262b32); font-weight: 600; text-decoration: none; }
main { flex: 1; display: flex; flex-direction: column; gap: .5rem; }
article { max-width: 85%; padding: .5rem .75rem; border-radius: 12px; background: light-dark(#fff, #1e2228); }
article p { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
article img { display: block; width: 100%; max-height: 16rem; object-fit: contain; border-radius: 8px; }
.own { align-self: end; background: light-dark(#d9f2c9, #2a4a33); }
.note { font-size: .875rem; font-style: italic; }
.row { display: flex; gap: .25rem; margin-top: .25rem; }
.row form, .row a { flex: 1; }
button, .button { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
  display: flex; align-items: center; justify-content: center; text-align: center; text-decoration: none; cursor: pointer;
  background: light-dark(#f1f4f6, #2b313a); border: 1px solid light-dark(#7d858c, #7d828c); border-radius: 8px; }
footer { position: sticky; bottom: 0; display: grid; gap: .5rem; padding: .5rem 0; background: inherit; }
.write { display: flex; gap: .5rem; }
.write input { flex: 1; min-width: 0; min-height: 2.75rem; padding: 0 .75rem; font: inherit; border: 1px solid #7d858c; border-radius: 8px; }
.write button { width: auto; }
.start { color: #fff; background: #1a6fb0; border-color: #1a6fb0; font-weight: 600; }
:focus-visible { outline: 3px solid light-dark(#1a6fb0, #7cc0f4); outline-offset: 2px; }`;
