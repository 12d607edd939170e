// One file for all: as many files, they would make what they share load with every screen.
export { StatePage } from './StatePage.tsx';
export { StripePhase2Page } from './StripePhase2Page.tsx';
export { StripePhase3Page } from './StripePhase3Page.tsx';
export { StripeTestPage } from './StripeTestPage.tsx';
export { TestPaymentPage } from './TestPaymentPage.tsx';
export { TestUsersPage } from './TestUsersPage.tsx';
export { UserStatusPage } from './UserStatusPage.tsx';
export { VintedSearchPage } from './VintedSearchPage.tsx';
