import type { firstGames as english } from '../en/firstGames.ts';
import { plural } from '../plural.ts';

export const firstGames: typeof english = {
  firstTitle: 'Votre étagère commence ici',
  firstText: 'Choisissez les plateformes que vous collectionnez, puis posez votre premier jeu sur l’étagère.',
  shelfReady: plural('fr')({
    one: '# plateforme sur votre étagère. Place aux jeux !',
    other: '# plateformes sur votre étagère. Place aux jeux !',
  }),
  chooseMore: 'Choisissez ce que vous collectionnez. Vous pourrez changer d’avis à tout moment.',
  allPlatforms: (count) => `Les ${count} plateformes`,
  firstTen: 'Vos dix premiers jeux',
  firstTenDone: (games, of) => `${games} sur ${of}`,
  hideFirstTen: 'Masquer : vos dix premiers jeux',
  findGamesText:
    'Recherchez un titre, ouvrez sa fiche et ajoutez votre exemplaire : complet, loose ou juste la boîte.',
  suggestionsText:
    'L’un de ces jeux est chez vous ? Ajoutez votre exemplaire : complet, loose ou juste la boîte.',
  searchGames: 'Rechercher un jeu',
  browseCatalogue: 'Parcourir tous les jeux',
  browsePlatform: (name) => `Parcourir ${name}`,
};
