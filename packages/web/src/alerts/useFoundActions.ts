import { alertMarketplaces } from '@cartouche/contract/alerts.rules';
import type { Gem } from '@cartouche/contract/alertShapes';

import { api } from '../api/client.ts';
import { useWriteAtOnce } from '../api/useWriteAtOnce.ts';
import { useWrite } from '../api/writes.ts';
import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { toast } from '../ui/toast.ts';
import { withoutFound } from './useAlerts.ts';

/** What is done about a found listing beside buying it. */
export function useFoundActions() {
  const text = useWords(alertsWords);
  const tell = useRefusalText();

  const dismiss = useWriteAtOnce(api.alerts.dismiss, {
    edit: (edit, { id }) => {
      edit(api.alerts.found, (found) => withoutFound(found, (one) => one.id === id));
      edit(api.alerts.gems, (gems) => gems.filter((one) => one.id !== id));
    },
    onRefused: (error) => toast({ text: tell(error, text.dismissFailed) }),
  });
  const mute = useWrite(api.alerts.mute, {
    onDone: ({ platform, value }) =>
      toast({ text: text.muted(platform ? `${value} (${alertMarketplaces[platform]})` : value) }),
    onRefused: (error) => toast({ text: tell(error, text.muteFailed) }),
  });

  return {
    dismiss: ({ id }: Pick<Gem, 'id'>) => dismiss({ id }),
    muteSeller: ({ marketplace, seller }: Pick<Gem, 'marketplace' | 'seller'>) =>
      seller !== null && mute.mutate({ kind: 'seller', platform: marketplace, value: seller }),
  };
}
