import type { firstGames as english } from '../en/firstGames.ts';
import { plural } from '../plural.ts';

export const firstGames: typeof english = {
  firstTitle: 'Votre collection commence ici',
  firstGhost: 'Votre premier jeu',
  firstText: 'Rangez-y votre premier jeu d’un simple appui.',
  shelfReady: plural('fr')({
    one: '# plateforme sur votre étagère. Place aux jeux !',
    other: '# plateformes sur votre étagère. Place aux jeux !',
  }),
  chooseMore: 'Choisissez ce que vous collectionnez. Vous pourrez changer d’avis à tout moment.',
  allPlatforms: (count) => `Les ${count} plateformes`,
  firstTen: 'Vos dix premiers jeux',
  firstTenDone: (games, of) => `${games} sur ${of}`,
  hideFirstTen: 'Masquer : vos dix premiers jeux',
  reached: 'Dix jeux : désormais, cette étagère est la vôtre.',
  suggestionsText:
    'Vous possédez l’un de ces jeux ? Un appui le range sur votre étagère : complet, en bon état, depuis aujourd’hui.',
  searchGames: 'Rechercher un jeu',
  scanCover: 'Scanner une jaquette',
  shelfPhoto: 'Photographier une étagère',
  browsePlatform: (name) => `Parcourir ${name}`,
};
