import { limits } from '@cartouche/contract/limits';
import { Link } from '@tanstack/react-router';
import { Lock, Sparkles } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { Banner } from '../ui/Banner.tsx';
import { type ButtonVariant, buttonClass } from '../ui/Button.tsx';
import { upgradePrompt } from './upgradePrompt.ts';

type UpgradeBannerProps = {
  games: number;
  consoles: number;
  /** Also for free users with room left, as on the dashboard. */
  isInviting?: boolean;
};

/** Says that the plan is full, or what a larger one offers; otherwise nothing. */
export function UpgradeBanner({ games, consoles, isInviting = false }: UpgradeBannerProps) {
  const text = useText().subscription;
  const { tier } = useSession().subscription;
  const prompt = upgradePrompt(tier, { games, consoles }, isInviting);
  if (prompt === null) return null;

  const used = {
    games: text.gamesUsed(games, limits[tier].games),
    consoles: text.consolesUsed(consoles, limits[tier].consoles),
  };
  const says = {
    bothLimits: {
      title: text.bothLimitsTitle,
      body: text.planUsed(`${used.games}${text.and}${used.consoles}`),
    },
    gameLimit: { title: text.gameLimitTitle, body: text.planUsed(used.games) },
    consoleLimit: { title: text.consoleLimitTitle, body: text.planUsed(used.consoles) },
    invite: { title: text.inviteTitle, body: text.inviteText },
  }[prompt];

  return (
    <Banner
      title={says.title}
      tone={prompt === 'invite' ? 'neutral' : 'incomplete'}
      icon={prompt === 'invite' ? <Sparkles /> : <Lock />}
      action={<UpgradeLink variant={prompt === 'invite' ? 'quiet' : 'primary'} />}
    >
      {says.body}
    </Banner>
  );
}

/** Replaces a feature that the plan lacks, and says what it offers. */
export function FeatureBanner({ children }: { children: string }) {
  const text = useText().subscription;
  return (
    <Banner
      title={text.inviteTitle}
      tone="accent"
      icon={<Sparkles />}
      action={<UpgradeLink variant="primary" />}
    >
      {children}
    </Banner>
  );
}

function UpgradeLink({ variant }: { variant: ButtonVariant }) {
  const text = useText().subscription;
  return (
    <Link {...paths.subscription()} className={buttonClass(variant)}>
      {text.upgradeToPro}
    </Link>
  );
}
