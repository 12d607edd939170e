import type { marks as english } from '../en/marks.ts';
import { plural } from '../plural.ts';

const copies = plural('fr')({ one: '# exemplaire', other: '# exemplaires' });

export const marks: typeof english = {
  manage: 'Emplacements et étiquettes',
  title: 'Emplacements et étiquettes',
  lead: 'Pour créer un emplacement, saisissez-le dans la fiche d’un exemplaire : « Salon / Étagère 2 ». Il existe tant qu’un exemplaire s’y trouve.',
  places: 'Emplacements',
  tags: 'Étiquettes',
  none: 'Rien pour l’instant.',
  failed: 'La liste n’a pas pu être chargée.',
  copies,
  edit: (name) => `Renommer ou déplacer ${name}`,
  editTag: (name) => `Renommer ${name}`,
  remove: (name) => `Supprimer ${name}`,
  newPlace: 'Nouveau nom, ou nouvelle place',
  newTag: 'Nouveau nom',
  placeHint: 'Ce qui s’y trouve suit. Une barre oblique mène de la pièce à l’étagère, puis à la boîte.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  removeTitle: (name) => `Supprimer ${name} ?`,
  removePlace: (count, around) =>
    around === ''
      ? `${copies(count)} : plus d’emplacement, ou seulement ce qui se trouvait dedans. Aucun exemplaire n’est supprimé.`
      : `${copies(count)} : rangement dans ${around}. Aucun exemplaire n’est supprimé.`,
  removeTag: (count) => `${copies(count)} : étiquette retirée. Aucun exemplaire n’est supprimé.`,
  confirm: 'Supprimer',
  renamed: plural('fr')({ one: '# exemplaire modifié', other: '# exemplaires modifiés' }),

  takeOut: 'Exporter cette liste',
  takeOutLead: (games) => `${games}, avec tout ce que vous avez noté sur chaque exemplaire.`,
  takeOutFiltered: (games) =>
    `${games} selon vos filtres, avec tout ce que vous avez noté sur chaque exemplaire.`,
  takeOutWishes: (games) => `${games} de cette liste, avec la date d’ajout à vos souhaits.`,
  allGames: 'Tous les jeux que vous possédez',
  forms: { xlsx: 'Excel (XLSX)', csv: 'CSV', json: 'JSON' },
  formHints: {
    xlsx: 'Une feuille de calcul, à trier et à totaliser.',
    csv: 'Pour n’importe quel tableur.',
    json: 'Pour un programme.',
  },
  insurer: 'Pour votre assureur',
  insurerHint:
    'Une liste sur papier ou en PDF, avec ce que vous avez payé et votre estimation, totalisés séparément.',
  insurerWhere: 'Elle s’imprime depuis la liste des jeux que vous possédez.',
  print: 'Imprimer la liste',
  needsPlan:
    'L’export complet fait partie des formules payantes. L’impression est incluse dans toutes les formules.',
  offline: 'Vous êtes hors ligne. Les fichiers pourront être téléchargés dès que vous serez reconnecté.',
};
