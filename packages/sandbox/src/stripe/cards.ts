/** What happens when a card is saved, and when it is charged later without its owner. */
type Failure = { code: string; decline_code?: string; message: string };
export type Outcome = 'ok' | 'authenticate' | Failure;
export type Card = {
  number: string;
  brand: string;
  /** Shown beside the cards that can be chosen with one click. */
  name?: 'success' | 'declined' | 'funds' | 'secure' | 'expired' | 'cvc' | 'later';
  attended: Outcome;
  unattended: Outcome;
};

const declined: Failure = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const noFunds: Failure = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const expired: Failure = { code: 'expired_card', message: 'Your card has expired.' };
const wrongCvc: Failure = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." };
const fault: Failure = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};

/** Stripe's test cards. */
const cards: readonly Card[] = [
  visa('4242424242424242', ['ok', 'ok'], 'success'),
  visa('4000000000000002', [declined, declined], 'declined'),
  visa('4000000000009995', [noFunds, noFunds], 'funds'),
  visa('4000000000003220', ['authenticate', 'ok'], 'secure'),
  visa('4000000000000069', [expired, expired], 'expired'),
  visa('4000000000000127', [wrongCvc, wrongCvc], 'cvc'),
  visa('4000000000000341', ['ok', declined], 'later'),
  visa('4000000000000119', [fault, fault]),
  visa('4000002760003184', ['authenticate', 'authenticate']),
  visa('4000002500003155', ['authenticate', 'ok']),
  { number: '5555555555554444', brand: 'mastercard', attended: 'ok', unattended: 'ok' },
];

/** The test payment methods that a server may name in place of a number. */
const tokens: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
};

export const namedCards = cards.filter((card) => card.name);

export type Typed = { number: string; month: number; year: number; cvc: string };

/** The card of a number as it was typed, or what is wrong with it. */
export function readCard({ number, month, year, cvc }: Typed, now: number): Card | Failure {
  const digits = number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    return { code: 'incorrect_number', message: 'Your card number is incorrect.' };
  }
  if (!(month >= 1 && month <= 12)) {
    return { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." };
  }
  const today = new Date(now * 1000);
  if (!(year >= 2000) || new Date(Date.UTC(year, month)) <= today) {
    return { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." };
  }
  if (!/^\d{3,4}$/.test(cvc)) {
    return { code: 'invalid_cvc', message: "Your card's security code is invalid." };
  }
  return cards.find((card) => card.number === digits) ?? notATestCard;
}

export function cardOfToken(token: string): Card | undefined {
  return cards.find((card) => card.number === tokens[token]);
}

export function cardOfNumber(number: string): Card | undefined {
  return cards.find((card) => card.number === number);
}

const notATestCard: Failure = {
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message: 'Your card was declined. Your request was in test mode, but used a non test card.',
};

export function isFailure(outcome: Outcome | Card): outcome is Failure {
  return typeof outcome === 'object' && 'message' in outcome;
}

function visa(number: string, [attended, unattended]: [Outcome, Outcome], name?: Card['name']): Card {
  return { number, brand: 'visa', attended, unattended, ...(name && { name }) };
}

function passesLuhn(digits: string): boolean {
  const sum = digits.split('').reduceRight((total, digit, index) => {
    const value = Number(digit) * ((digits.length - index) % 2 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
