import type { Gem } from '@cartouche/contract/alertShapes';
import { Check, PackageCheck, UserRoundX, X } from 'lucide-react';

import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, menuEntry } from '../ui/Menu.tsx';
import { useFoundActions } from './useFoundActions.ts';

type FoundActionsProps = {
  gem: Gem;
  onBuy: () => void;
};

/** What to do about a found listing. Above the link that covers it. */
export function FoundActions({ gem, onBuy }: FoundActionsProps) {
  const text = useWords(alertsWords);
  const { dismiss, muteSeller } = useFoundActions();
  const { title, seller, isBought } = gem;

  return (
    <div className="relative flex items-center gap-1 ml-auto">
      {isBought ? (
        <BoughtBadge />
      ) : (
        <Button icon={<PackageCheck />} aria-label={text.boughtOf(title)} onClick={onBuy}>
          {text.bought}
        </Button>
      )}
      <IconButton
        aria-label={text.notInterestedOf(title)}
        title={text.notInterested}
        icon={<X />}
        onClick={() => dismiss(gem)}
      />
      {seller !== null && (
        <Menu label={text.moreOf(title)}>
          <li>
            <button type="button" className={menuEntry} onClick={() => muteSeller(gem)}>
              <UserRoundX />
              {text.muteSeller(seller)}
            </button>
          </li>
        </Menu>
      )}
    </div>
  );
}

/** The same on a small card, where each is an icon. */
export function GemActions({ gem, onBuy }: FoundActionsProps) {
  const text = useWords(alertsWords);
  const { dismiss } = useFoundActions();
  const { title, isBought } = gem;

  return (
    <div className="relative mt-auto flex items-center justify-between">
      {isBought ? (
        <BoughtBadge />
      ) : (
        <IconButton
          aria-label={text.boughtOf(title)}
          title={text.bought}
          icon={<PackageCheck />}
          onClick={onBuy}
        />
      )}
      <IconButton
        aria-label={text.notInterestedOf(title)}
        title={text.notInterested}
        icon={<X />}
        onClick={() => dismiss(gem)}
        className="ml-auto"
      />
    </div>
  );
}

function BoughtBadge() {
  const text = useWords(alertsWords);
  return (
    <Badge tone="complete" icon={<Check />}>
      {text.isBought}
    </Badge>
  );
}
