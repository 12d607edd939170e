import { Settings } from 'lucide-react';
import { useState } from 'react';

import { useWords } from '../i18n/language.ts';
import { tellingWords } from '../i18n/telling.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { BotActions } from './BotActions.tsx';
import type { Bot } from './useBot.ts';

/** The settings of the bot, shown only while a chat is connected. Specification 2.7. */
export function BotGear({ bot }: { bot: Bot }) {
  const text = useWords(tellingWords);
  const [isOpen, setOpen] = useState(false);
  const { chat, link } = bot;

  function close() {
    link.forget();
    setOpen(false);
  }

  return (
    <>
      <IconButton aria-label={text.settings} icon={<Settings />} onClick={() => setOpen(true)} />
      <Overlay isOpen={isOpen} onClose={close} title={text.settings} size="small">
        <div className="flex flex-col gap-4">
          <div>
            {chat !== null && <p className="font-semibold">{text.connectedTo(chat)}</p>}
            <p className="text-muted">{text.updateHint}</p>
          </div>
          <BotActions bot={bot} />
        </div>
      </Overlay>
    </>
  );
}
