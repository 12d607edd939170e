export const settings = {
  title: 'Settings',
  sections: 'Sections',
  account: 'Account',
  preferences: 'Preferences',

  email: 'Email',
  signOut: 'Sign Out',
  signOutHint: 'You can sign out to change account.',
  signingOut: 'Signing out...',
  signOutFailed: 'You are still signed in: the server could not be reached. Please try again.',

  language: 'Language',
  currency: 'Currency',
  currencyHint: 'For the prices you paid. Amounts are not converted.',
  dollar: 'US dollar ($)',
  euro: 'Euro (€)',
  theme: 'Theme',
  themeHint: 'Remembered on this device.',
  light: 'Light',
  dark: 'Dark',
  saveFailed: 'Your choice could not be saved. Please try again.',
};
