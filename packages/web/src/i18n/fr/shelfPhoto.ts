import type { shelfPhoto as english } from '../en/shelfPhoto.ts';
import { plural } from '../plural.ts';

export const shelfPhoto: typeof english = {
  title: 'Photographier une étagère',
  lead: 'Une seule photo d’une rangée de tranches devient une liste. Vous choisissez ce qui entre dans votre collection.',
  hint: 'Dix à vingt tranches à la fois, droites et nettes.',
  capture: 'Prendre la photo',
  another: 'Une autre image',
  left: 'La liste a été mise de côté.',
  nextTitle: 'Analyser la nouvelle image ?',
  nextHint: 'Elle prend la place de cette liste.',
  nextTicked: plural('fr')({
    one: '# jeu y est coché et n’est pas encore ajouté.',
    other: '# jeux y sont cochés et ne sont pas encore ajoutés.',
  }),
  readNext: 'Analyser l’image',
  keepList: 'Garder la liste',
  pictureGone: 'L’image n’est pas conservée, seulement la liste.',
  results: 'Ce qui a été lu',
  noneFound:
    'Aucune tranche n’a été trouvée sur cette image. Rapprochez-vous, tenez la caméra bien droite et veillez à ce que les titres soient nets.',
  found: plural('fr')({ one: '# tranche trouvée', other: '# tranches trouvées' }),

  crop: (number) => `Tranche ${number} sur l’image`,
  read: (words) => `Nous avons lu : ${words}`,
  unread: 'Rien n’a pu être lu ici',
  unknown: 'Pas encore de jeu',
  tick: (title, platform) => `Ajouter ${title}, ${platform}`,
  tickNone: (number) => `Ajouter la tranche ${number}`,
  tickFurther: (title, platform) => `Ajouter un autre exemplaire de ${title}, ${platform}`,
  tickIfRight: 'Incertain : cochez si c’est le bon.',
  tickForCopy: 'Cochez pour ajouter un autre exemplaire',
  sameGame: (number) => `Le jeu de la tranche ${number}. Cochez pour ajouter un autre exemplaire`,
  anotherCopy: 'Un autre exemplaire',
  otherGame: (number) => `Le jeu de la tranche ${number}`,
  whichGame: (number) => `Quel est le jeu de la tranche ${number} ?`,
  search: 'Rechercher',
  forSpine: (number) => ` le jeu de la tranche ${number}`,

  tickedGames: 'Jeux cochés',
  ticked: plural('fr')({ one: '# jeu coché', other: '# jeux cochés' }),
  add: plural('fr')({ one: 'Ajouter # jeu', other: 'Ajouter # jeux' }),
  stillTicked: plural('fr')({
    one: '# jeu n’a pas été ajouté. Il reste coché.',
    other: '# jeux n’ont pas été ajoutés. Ils restent cochés.',
  }),
};
