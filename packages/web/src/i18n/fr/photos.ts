import type { photos as english } from '../en/photos.ts';
import { plural } from '../plural.ts';

export const photos: typeof english = {
  title: 'Photos du jeu',
  count: (count, most) => `(${count}/${most})`,
  keepScanned: 'Garder l’image scannée comme photo',
  hint: (most) => `Ajoutez jusqu’à ${most} photos.`,
  add: 'Ajouter une photo',
  dropHere: 'Déposez ici',
  photo: (number) => `Photo ${number}`,
  remove: (number) => `Retirer la photo ${number}`,
  keep: (number) => `Garder la photo ${number}`,
  goes: 'Sera retirée',
  sending: (number, count) => `Envoi de la photo ${number} sur ${count}`,
  progressOf: (number) => `Photo ${number}, progression de l’envoi`,
  retry: (number) => `Réessayer : photo ${number}`,
  tryAgain: 'Réessayer',
  notPossible: 'Inutilisable',

  looking: 'Lecture…',
  noData: (name) => `${name} est vide ou n’est plus lisible. Choisissez un autre fichier.`,
  broken: (name) => `${name} est endommagé ou incomplet. Choisissez un autre fichier.`,
  heic: (name) =>
    `${name} est une photo HEIC, que ce navigateur ne sait pas ouvrir. Enregistrez-la d’abord en JPEG, puis choisissez ce fichier.`,
  tooManyPixels: (name, { size, most, side }) =>
    `${name} fait ${size} pixels. Réduisez l’image : ${most} mégapixels au plus, et ${side} pixels par côté.`,
  wrongType: (name) => `${name} n’est pas une image JPEG, PNG ou WebP.`,
  tooLarge: (name, megabytes) => `${name} dépasse ${megabytes} Mo.`,
  beyond: plural('fr')({
    one: '# photo a été laissée de côté : il n’y a plus de place.',
    other: '# photos ont été laissées de côté : il n’y a plus de place.',
  }),
  failed: (name, reason) => `${name} : ${reason}`,
  notSent: 'La photo n’a pas pu être envoyée. L’exemplaire est enregistré ; réessayez pour la photo.',
  removeFailed: 'Une photo n’a pas pu être retirée. L’exemplaire est enregistré ; réessayez pour la photo.',
  notDone: 'L’exemplaire est enregistré, mais pas toutes ses photos : voyez « Photos du jeu ».',
  leaveTitle: 'Quitter sans les photos ?',
  leaveQuestion: 'L’exemplaire est enregistré, mais certaines photos n’ont pas été envoyées.',
  leave: 'Quitter',

  useAsCover: 'En faire la jaquette',
  isCover: 'Votre jaquette',
  isCoverOfCopy: 'Jaquette de l’exemplaire',
  coverChoice: (words, number) => `${words} : photo ${number}`,
  coverUsed: 'Votre photo sert désormais de jaquette à ce jeu. Personne d’autre ne la voit.',
  coverOfCopyUsed:
    'Votre photo sert désormais de jaquette à cet exemplaire. Les listes la montreront quand il sera le principal. Personne d’autre ne la voit.',
  coverUnused: 'Votre photo ne sert plus de jaquette.',
  coverFailed: 'La jaquette n’a pas pu être changée. Réessayez.',

  yours: 'Vos photos',
  yoursOf: (title, number) => `Votre photo ${number} de ${title}`,
};
