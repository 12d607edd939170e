import type { firstGames as english } from '../en/firstGames.ts';
import { plural } from '../plural.ts';

export const firstGames: typeof english = {
  firstTitle: 'Votre collection commence ici',
  firstText:
    'Choisissez les plateformes que vous collectionnez, puis rangez votre premier jeu sur l’étagère.',
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
    'Cherchez un titre, ouvrez sa fiche et ajoutez votre exemplaire : complet, loose, ou la boîte seule.',
  suggestionsText:
    'Vous possédez l’un de ces jeux ? Ajoutez votre exemplaire : complet, loose, ou la boîte seule.',
  searchGames: 'Rechercher un jeu',
  browseCatalogue: 'Parcourir tous les jeux',
  browsePlatform: (name) => `Parcourir ${name}`,
};
