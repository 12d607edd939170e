import type { archive as english } from '../en/archive.ts';
import { plural } from '../plural.ts';

export const archive: typeof english = {
  exportTitle: 'Exporter votre collection',
  exportHint: 'Titre, plateforme, contenu et état de chacun de vos jeux, dans un fichier.',
  csv: 'Exporter en CSV',
  csvHint: 'Pour un tableur.',
  json: 'Exporter en JSON',
  jsonHint: 'Pour un programme.',
  exporting: 'Export en cours…',
  exported: (games, file) => `${gamesOf(games)} dans ${file}, à retrouver dans vos téléchargements.`,
  exportFailed: 'L’export de la collection a échoué.',
  upgrade: 'L’export de votre collection en CSV ou en JSON est compris dans les formules payantes.',

  downloadTitle: 'Tout télécharger',
  downloadHint:
    'Toutes vos données dans un seul fichier zip, quelle que soit votre formule : collection, souhaits, plateformes, corbeille, photos et alertes de prix, en JSON et en CSV. Une archive de 1 Go au plus peut être réimportée.',
  download: 'Télécharger l’archive',
  downloadOffline: 'Vous êtes hors ligne. L’archive pourra être téléchargée dès le retour de la connexion.',

  importTitle: 'Importer une archive',
  importHint:
    'Pour récupérer une archive téléchargée ici, dans un compte vide : ni jeux, ni souhaits, ni alertes de prix, et rien à la corbeille.',
  choose: 'Choisir une archive',
  notEmpty: 'Votre compte contient déjà des jeux : aucune archive ne peut y être importée.',
  import: 'Importer',
  importing: 'Import en cours…',
  importWhat:
    'Les jeux absents de notre catalogue sont laissés de côté et vous sont signalés ; tout le reste est ajouté à ce compte. Si l’archive est abîmée, rien n’est ajouté.',
  chooseOther: 'Choisir un autre fichier',
  megabytes: (size) => `${size} Mo`,
  sending: 'Envoi de l’archive…',
  reading: 'Fichier envoyé. Vos jeux rejoignent leur étagère…',
  noAnswer: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',

  imported: 'Votre archive est importée',
  nothingKnown: 'Aucun jeu n’a été importé',
  noneKnown: 'Notre catalogue ne connaît aucun de ses titres.',
  nothingIn: 'L’archive ne contient ni jeu ni souhait.',
  games: (count) => gamesOf(count),
  wishes: plural('fr')({ one: '# souhait', other: '# souhaits' }),
  photos: plural('fr')({ one: '# photo', other: '# photos' }),
  seeCollection: 'Voir ma collection',
  missing: plural('fr')({ one: '# titre a été laissé de côté', other: '# titres ont été laissés de côté' }),
  firstOfThem: (count) => `Les ${count} premiers :`,
  missingWhy: 'Notre catalogue ne les connaît pas sous ce titre et sur cette plateforme.',
};

function gamesOf(count: number): string {
  return plural('fr')({ one: '# jeu', other: '# jeux' })(count);
}
