import type { settings as english } from '../en/settings.ts';

export const settings: typeof english = {
  title: 'Réglages',
  sections: 'Rubriques',
  account: 'Compte',
  preferences: 'Préférences',

  email: 'Adresse e-mail',
  signOut: 'Se déconnecter',
  signOutHint: 'Déconnectez-vous pour changer de compte.',
  signingOut: 'Déconnexion…',
  signOutFailed: 'Vous êtes toujours connecté : le serveur est injoignable. Réessayez.',

  language: 'Langue',
  currency: 'Devise',
  currencyHint: 'Pour vos prix d’achat. Les montants ne sont pas convertis.',
  dollar: 'Dollar américain ($)',
  euro: 'Euro (€)',
  theme: 'Thème',
  themeHint: 'Conservé sur cet appareil.',
  light: 'Clair',
  dark: 'Sombre',
  saveFailed: 'Votre choix n’a pas pu être enregistré. Réessayez.',
};
