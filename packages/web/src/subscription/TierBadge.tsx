import { Sparkles } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { useSession } from '../session/useSession.ts';
import { Badge } from '../ui/Badge.tsx';

/** TRIAL, or the tier in capitals; with a sparkle on paid plans. */
export function TierBadge() {
  const text = useText().subscription;
  const { tier, isTrialing } = useSession().subscription;

  return tier === 'free' ? (
    <Badge>{text.tier.free}</Badge>
  ) : (
    <Badge tone="accent" icon={<Sparkles />}>
      {text.tier[isTrialing ? 'trial' : tier]}
    </Badge>
  );
}
