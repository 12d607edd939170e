import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { type Call, api } from '../api/client.ts';
import { readAhead, useRead } from '../api/reads.ts';
import { useToggle, useWrite } from '../api/writes.ts';
import { botUpdateMs, chatEveryMs, chatLinkMs } from '../constants.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { tellingWords } from '../i18n/telling.ts';
import { dismissToast, toast } from '../ui/toast.ts';

/** The user's chat with the bot: connecting, moving and removing it. Specification 2.7 and 4, messaging bot. */
export function useBot() {
  const text = useWords(tellingWords);
  const tell = useRefusalText();
  const link = useChatLink();
  const chat = useRead(api.telling.chat, undefined, link.url === null ? {} : { everyMs: chatEveryMs });
  const [hasFailed, setFailed] = useState(false);
  const said = useRef(0);
  const chatId = chat.data?.telegram_chat_id ?? null;
  useArrival(chatId, () => {
    if (link.url === null) return;
    readAhead(api.telling.choice, undefined);
    link.forget();
    toast({ text: text.connected });
  });

  const remove = useToggle<string | null>({
    on: removal,
    off: removal,
    edit(edit, before, isRemoved) {
      const telegram_chat_id = isRemoved ? null : before;
      edit(api.telling.chat, (answer) => ({ ...answer, telegram_chat_id }));
      edit(api.telling.choice, (choice) => ({ ...choice, hasChat: !isRemoved }));
    },
    onRefused: () => {
      dismissToast(said.current);
      setFailed(true);
    },
  });

  function disconnect() {
    setFailed(false);
    said.current = toast({ text: text.removed });
    link.forget();
    remove(chatId, true);
  }

  return {
    /** Undefined until it is known. */
    hasBot: chat.data?.hasBot,
    isSample: chat.data?.isSample === true,
    chat: chatId === null ? null : masked(chatId),
    checkFailed: chat.data ? null : chat.error && tell(chat.error, text.checkFailed),
    retry: () => void chat.refetch(),
    isRetrying: chat.isFetching,
    link,
    disconnect,
    removeFailed: hasFailed ? text.removeFailed : null,
  };
}

export type Bot = ReturnType<typeof useBot>;

const removal: Call<string | null, unknown> = {
  name: api.telling.removeChat.name,
  send: () => api.telling.removeChat.send(undefined),
};

/** A link to the bot, which opens in a tab of its own and stays on the screen until it has worked. */
function useChatLink() {
  const text = useWords(tellingWords);
  const tell = useRefusalText();
  const tab = useRef<Window | null>(null);
  const isAsking = useRef(false);
  const [url, setUrl] = useState<string | null>(null);
  const [isUpdating, setUpdating] = useState(false);
  const write = useWrite(api.telling.chatLink, {
    onDone: ({ url: made }) => {
      isAsking.current = false;
      setUrl(made);
      tab.current?.location.replace(made);
    },
    onRefused: () => {
      isAsking.current = false;
      tab.current?.close();
    },
  });

  useEffect(() => {
    if (!isUpdating) return undefined;
    const timer = setTimeout(() => setUpdating(false), botUpdateMs);
    return () => clearTimeout(timer);
  }, [isUpdating]);

  useEffect(() => {
    if (url === null) return undefined;
    const timer = setTimeout(() => setUrl(null), chatLinkMs);
    return () => clearTimeout(timer);
  }, [url]);

  return {
    url,
    isUpdating,
    isPending: write.isPending,
    error: write.error && tell(write.error, text.updateFailed),
    open: () => {
      if (isAsking.current) return; // a second press would leave an empty tab
      isAsking.current = true;
      // Opened by the press itself: a tab that is opened once the link has come is taken for an advertisement.
      tab.current = window.open('', '_blank');
      if (tab.current) tab.current.opener = null;
      setUpdating(true);
      write.mutate(undefined);
    },
    forget: () => setUrl(null),
  };
}

/** When there is another chat than before. */
function useArrival(chatId: string | null, onArrival: () => void) {
  const before = useRef(chatId);
  const arrive = useEffectEvent(onArrival);
  useEffect(() => {
    const hasArrived = chatId !== null && chatId !== before.current;
    before.current = chatId;
    if (hasArrived) arrive();
  }, [chatId]);
}

/** Enough of a number to know it again. */
function masked(chatId: string): string {
  return `…${chatId.slice(-4)}`;
}
