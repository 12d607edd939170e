import { Send } from 'lucide-react';

import { useWords } from '../i18n/language.ts';
import { tellingWords } from '../i18n/telling.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useText } from '../i18n/language.ts';
import { ConnectButton } from './BotActions.tsx';
import { FollowLink } from './FollowLink.tsx';
import type { Bot } from './useBot.ts';

/** Invites to the bot until a chat is connected; nothing where the operator has none. Specification 2.7. */
export function BotCard({ bot }: { bot: Bot }) {
  const text = useWords(tellingWords);
  const { ui } = useText();
  const { link, checkFailed } = bot;
  if (bot.hasBot === false) return null;

  return (
    <div className="flex flex-col gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-hairline sm:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <div className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-tint text-accent">
          <Send className="size-5" />
        </div>
        <div className="flex min-w-0 grow basis-40 flex-col gap-1">
          <h3 className="text-16">{text.botTitle}</h3>
          <p className="max-w-prose text-pretty text-muted">{text.botText}</p>
          {bot.isSample && <p className="text-13 text-muted">{text.sample}</p>}
        </div>
        {checkFailed === null && link.url === null && <ConnectButton bot={bot} />}
      </div>
      {checkFailed !== null && (
        <Alert>
          <div className="flex flex-col items-start gap-2">
            {checkFailed}
            <Button isPending={bot.isRetrying} onClick={bot.retry}>
              {ui.retry}
            </Button>
          </div>
        </Alert>
      )}
      {link.error && <Alert>{link.error}</Alert>}
      <FollowLink url={link.url} />
    </div>
  );
}
