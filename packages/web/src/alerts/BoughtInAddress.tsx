import { useNavigate, useSearch } from '@tanstack/react-router';

import { paths } from '../paths.ts';
import { Purchase } from './Purchase.tsx';

/** The listing that the address says was bought, as the bot's messages and the mails do. */
export function BoughtInAddress() {
  const { bought } = useSearch({ strict: false });
  const navigate = useNavigate();
  const close = () =>
    void navigate({ ...paths.priceAlerts(), state: true, replace: true, resetScroll: false });

  return <Purchase foundId={bought ?? null} onClose={close} />;
}
