// One file for all: as many files, they would make what they share load with every screen.
export { DemoPage } from './DemoPage.tsx';
export { ManagePage } from './ManagePage.tsx';
export { SubscriptionPage } from './SubscriptionPage.tsx';
