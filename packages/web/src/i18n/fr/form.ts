import type { form as english } from '../en/form.ts';

export const form: typeof english = {
  addTitle: 'Ajouter à la collection',
  editTitle: 'Modifier votre exemplaire',
  addCopyTitle: 'Ajouter un exemplaire',
  removeRow: 'Retirer de la collection',
  removeCopyQuestion: 'Cet exemplaire attendra 30 jours dans la corbeille. Les autres restent.',
  removeQuestion: 'Voulez-vous vraiment retirer ce jeu de votre collection ?',
  sealedHint: 'Jamais ouvert, encore dans son emballage',
  completenessMissing: 'Indiquez ce que vous possédez pour pouvoir enregistrer : choisissez ci-dessus.',
  completenessRequired: 'Indiquez ce que vous possédez.',
  adding: 'Ajout…',
  addAnyway: 'Ajouter quand même',
  saveAnyway: 'Enregistrer quand même',
  stopQueue: 'Arrêter ici',
  leaveTitle: 'Quitter sans enregistrer ?',
  leaveQuestion: 'Vos modifications n’ont pas été enregistrées.',
  discard: 'Ne pas enregistrer',
  keepEditing: 'Continuer la saisie',
  takenUp: 'Votre saisie précédente est de retour. Enregistrez‑la ou recommencez.',
  startOver: 'Recommencer',
  savedOnceOnline:
    'Vous êtes hors ligne. Laissez cette fenêtre ouverte : l’enregistrement se fera dès le retour de la connexion.',
  dateAhead: (date) => `La date d’achat, ${date}, est dans le futur. Corrigez-la si c’est une erreur.`,
  dateOff: 'Vérifiez l’année : elle doit être comprise entre 1950 et 2199.',
  priceTooHigh: (highest) => `Le prix maximal est de ${highest}.`,
};
