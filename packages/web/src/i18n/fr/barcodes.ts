import type { barcodes as english } from '../en/barcodes.ts';
import { plural } from '../plural.ts';

export const barcodes: typeof english = {
  title: 'Ajouter un jeu',
  lead: 'Scannez votre jeu pour l’ajouter à votre collection.',
  mode: 'Ce que fait un scan',
  modes: { details: 'Fiche', search: 'Recherche', list: 'Plusieurs' },
  modeHints: {
    details: 'Un scan ouvre la fiche du jeu.',
    search: 'Un scan lance la recherche du jeu.',
    list: 'Scannez vos jeux l’un après l’autre, puis ajoutez-les tous d’un coup.',
  },
  hint: 'Présentez le code-barres devant la caméra.',
  privacy: 'Analysé sur cet appareil ; aucune image n’en sort.',
  instead: 'Vous pouvez aussi choisir une image ou saisir les chiffres.',
  noCode: 'Aucun code-barres trouvé sur cette image. Rapprochez-vous, ou saisissez les chiffres.',
  lookingUp: 'Recherche du code…',
  failed: 'Impossible de rechercher ce code-barres. Réessayez.',

  digits: 'Chiffres sous les barres',
  lookUp: 'Rechercher',
  problems: {
    noDigits: 'Saisissez les chiffres du code-barres, et rien d’autre.',
    wrongLength: 'Un code-barres compte 8, 12 ou 13 chiffres ; vérifiez le numéro.',
    wrongCheckDigit: 'Le dernier chiffre ne correspond pas ; vérifiez le numéro.',
  },

  unknown: (code: string) => `Le code ${code} n’est pas encore connu.`,
  unknownHint:
    'Indiquez de quel jeu il s’agit : il sera désormais reconnu pour vous, et pour tous dès qu’un second collectionneur l’aura confirmé et que vos deux comptes auront une semaine.',
  findGame: 'Trouver le jeu',
  findGameFor: (code: string) => `Trouver le jeu du code ${code}`,
  whichGame: 'De quel jeu s’agit-il ?',
  whichHint: (code: string) => `Le code-barres ${code} figure sur plusieurs jeux.`,
  noneOfThese: 'Aucun de ceux-ci',
  learned: (title: string) => `Ce code-barres vous mène désormais à ${title}`,
  notLearned: 'Impossible d’enregistrer ce code-barres. Réessayez.',
  notLearnedAlong:
    'Un code-barres n’a pas pu être enregistré : nous vous redemanderons de quel jeu il s’agit.',
  learnedLater: 'Vous êtes hors ligne. Le code-barres sera enregistré dès votre retour en ligne.',
  unlearned:
    'Vous avez choisi ce jeu. Son code-barres n’est pas encore enregistré ; une nouvelle tentative sera faite à l’ajout.',
  unlearnedForNow: 'Vous avez choisi ce jeu. Son code-barres n’est pas enregistré pour l’instant.',
  scanned: (title: string) => `D’après son code-barres : ${title}`,
  wrongGame: 'Ce n’est pas ce jeu',
  wrongFor: (title: string) => `${title} n’est pas le bon jeu`,
  reported: 'Merci. Ce code-barres ne vous proposera plus ce jeu.',
  reportFailed: 'Le signalement n’a pas abouti. Réessayez.',
  notTakenBack: 'Impossible de revenir en arrière. Réessayez.',
  undo: 'Annuler',
  dismiss: 'Scanner un autre jeu',

  list: 'Jeux scannés',
  count: plural('fr')({ one: '# scanné', other: '# scannés' }),
  empty: 'Rien de scanné pour l’instant.',
  sound: 'Son et vibration',
  undoLast: 'Annuler le dernier scan',
  swipeHint: 'Vous pouvez aussi balayer le dernier scan pour l’annuler.',
  undoHint: 'La touche Retour arrière annule aussi le dernier scan.',
  remove: (name: string) => `Retirer ${name}`,
  unknownGame: 'Jeu inconnu',
  sameTwice: 'Un autre exemplaire',
  leftOut: 'Vous l’avez déjà : il ne sera pas ajouté.',
  again: 'Scanné à nouveau : un autre exemplaire ?',
  another: 'Ajouter un autre exemplaire',
  anotherOf: (name: string) => `Ajouter un autre exemplaire de ${name}`,
  no: 'Non',
  noneOf: (name: string) => `Non, pas d’autre exemplaire de ${name}`,
  asked: plural('fr')({
    one: '# question vous attend.',
    other: '# questions vous attendent.',
  }),
  unread: 'Pas encore recherché',
  offline:
    'Vous êtes hors ligne. Ce que vous scannez reste ici, et sera recherché dès le retour de la connexion.',
  tryAgain: 'Réessayer',
  clear: 'Vider la liste',
  removed: plural('fr')({ one: '# scan retiré', other: '# scans retirés' }),

  keptPrice: (price: string) => `Pour les scans qui restent dans la liste : ${price}.`,
  add: plural('fr')({ one: 'Ajouter # jeu', other: 'Ajouter # jeux' }),
  unsettled: plural('fr')({
    one: '# scan n’a pas encore de jeu.',
    other: '# scans n’ont pas encore de jeu.',
  }),
  scanAnnounced: (title: string) => `${title} scanné`,
  againAnnounced: (name: string) => `${name} scanné à nouveau : un autre exemplaire ?`,
};
