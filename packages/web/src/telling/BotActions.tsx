import { useWords } from '../i18n/language.ts';
import { tellingWords } from '../i18n/telling.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FollowLink } from './FollowLink.tsx';
import type { Bot } from './useBot.ts';

/** Connecting the bot, or moving and removing what is connected. Specification 2.7, bot settings. */
export function BotActions({ bot }: { bot: Bot }) {
  const text = useWords(tellingWords);
  const { chat, link, isSample } = bot;
  const error = bot.checkFailed ?? link.error ?? bot.removeFailed;

  if (bot.hasBot === undefined && !error) return <Skeleton className="h-11 w-32 rounded-control sm:h-9" />;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {isSample && <p className="text-13 text-muted">{text.sample}</p>}
      {error && <Alert>{error}</Alert>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {chat === null ? (
          link.url === null && <ConnectButton bot={bot} />
        ) : (
          <>
            <Button isPending={link.isUpdating} onClick={link.open}>
              {link.isUpdating ? text.updating : text.update}
            </Button>
            <Button onClick={bot.disconnect}>{text.remove}</Button>
          </>
        )}
      </div>
      <FollowLink url={link.url} />
    </div>
  );
}

export function ConnectButton({ bot: { link, hasBot } }: { bot: Bot }) {
  const text = useWords(tellingWords);
  return (
    <Button variant="primary" disabled={hasBot !== true} isPending={link.isPending} onClick={link.open}>
      {link.isPending ? text.connecting : text.connect}
    </Button>
  );
}
