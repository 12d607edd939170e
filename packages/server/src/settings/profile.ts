import { toCurrency } from '@cartouche/contract/money.rules';
import type { Profile } from '@cartouche/contract/session';

type Row = Omit<Profile, 'preferred_currency'> & { preferred_currency: string };

export function toProfile(row: Row): Profile {
  const { id, preferred_currency, preferred_marketplace, preferred_language, user_type } = row;
  return {
    id,
    preferred_currency: toCurrency(preferred_currency),
    preferred_marketplace,
    preferred_language,
    user_type,
  };
}
