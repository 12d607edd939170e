import type { ui as english } from '../en/ui.ts';
import { plural } from '../plural.ts';

export const ui: typeof english = {
  loading: 'Chargement…',
  close: 'Fermer',
  cancel: 'Annuler',
  dismiss: 'Masquer',
  retry: 'Réessayer',
  inNewTab: '(s’ouvre dans un nouvel onglet)',
  undo: 'Annuler',
  clear: 'Effacer',
  clearSearch: 'Effacer la recherche',
  previous: 'Précédent',
  next: 'Suivant',
  placeOf: (place, count) => `${place} sur ${count}`,
  notices: 'Messages (F8)',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  errorTitle: 'Le chargement a échoué',
  errorText: 'Vérifiez votre connexion, puis réessayez.',
  faultText: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  unexpected: 'Une erreur est survenue',
  number: plural('fr')({ one: '#', other: '#' }),
  waitSeconds: plural('fr')({
    one: 'Trop de tentatives. Patientez # seconde avant de réessayer.',
    other: 'Trop de tentatives. Patientez # secondes avant de réessayer.',
  }),
  waitMinutes: (minutes) => `Trop de tentatives. Patientez ${minutes} minutes avant de réessayer.`,
  waitHours: (hours) => `Trop de tentatives. Patientez ${hours} heures avant de réessayer.`,
  waitDay: 'Trop de tentatives. Réessayez demain.',
  waitDays: (days) => `Trop de tentatives. Patientez ${days} jours avant de réessayer.`,
  requestId: (id) => `Si le problème persiste, indiquez-nous ce numéro : ${id}`,
};
