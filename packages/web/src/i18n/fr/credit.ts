import type { credit as english } from '../en/credit.ts';
import { plural } from '../plural.ts';

export const credit: typeof english = {
  attribution: 'Catalogue de jeux par Cartouche',
  gameFacts: (sources) => `Données des jeux : ${sources}`,
  aboutTheData: 'À propos des données',
  poweredByIgdb: 'Données fournies par IGDB.com',

  lead: 'Nos données sur les jeux proviennent de ces sources. Chacune garde sa licence : quiconque retransmet ces données doit citer la source.',
  own: 'Écrit pour Cartouche. Il accompagne chaque installation.',
  corrections: 'Ce que des membres de ce site ont corrigé, et que son exploitant a accepté.',
  sourceNames: {
    Corrections: 'Corrections des membres',
    'IGDB sample data': 'Données d’exemple d’IGDB',
  },
  gamedatabase:
    'Les jeux des consoles à cartouches avec leurs titres, leurs dates et leurs éditeurs, par PigSaint.',
  igdb: 'L’Internet Game Database, interrogée par ce site.',
  libretro:
    'Des jeux avec leurs régions, leurs numéros de série et leurs éditeurs, tenus à jour par les contributeurs de libretro.',
  igdbSample:
    'Des réponses d’exemple, données sur cette machine à la place d’IGDB : les notes et les images sont inventées.',
  other: 'Ajouté par l’exploitant de ce site.',
  games: plural('fr')({ one: '# jeu', other: '# jeux' }),
  changed: (day) => `Dernière modification ici : ${day}`,
  version: (revision) => `Version ${revision}`,
  licence: (name) => `Licence : ${name}`,
  nothing: 'Le catalogue est vide.',

  changesTitle: 'Ce que nous modifions',
  changes:
    'Un même jeu peut figurer dans plusieurs sources. Ses informations sont réunies, chacune reprise de la source la plus fiable, et leur orthographe est harmonisée. La page d’un jeu cite les sources de ce qu’elle montre.',
  picturesTitle: 'Images',
  pictures:
    'Les illustrations des boîtes et les images des jeux appartiennent à leurs auteurs et à leurs éditeurs ; elles servent à reconnaître un jeu. Les jeux sans image ont une jaquette dessinée par Cartouche.',
  alongTitle: 'Ce que vous emportez',
  along:
    'L’archive de votre collection, l’export d’une liste en Excel, CSV ou JSON et la liste imprimée citent ces sources et leurs licences.',

  factsFrom: 'Informations :',
  coverFrom: (source) => `Jaquette : ${source}`,
};
