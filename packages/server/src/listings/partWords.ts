/** What a title says of how much of the game is there. */
type SaidPart = 'sealed' | 'complete' | 'loose';

type Words = { says: SaidPart; en: string; fr: string; de: string; it: string; es: string };

/**
 * What words say besides those of `listingWords`, which come first: 'sans notice' must win over 'complet'. The first
 * row that fits counts. A word that is as often part of a game's title is not here; 'OVP' is a box and no seal.
 */
export const partWords: readonly Words[] = [
  {
    says: 'sealed',
    en: `
      sealed, factory sealed, brand new sealed, new sealed, still sealed, brand new in box, bnib, new in box,
      shrink wrapped, shrinkwrapped, unopened`,
    fr: 'sous blister, neuf sous blister, scelle, scellee, sous cello, jamais ouvert, blister',
    de: 'versiegelt, eingeschweisst, eingeschweißt, in folie, originalverschweisst, ungeoffnet',
    it: 'sigillato, nuovo sigillato, sigillata, mai aperto',
    es: 'precintado, nuevo precintado, precintada, sin abrir',
  },
  {
    says: 'complete',
    en: `
      cib, complete, complete in box, with manual, boxed with manual, box and manual, case and manual,
      boxed complete, boxed and complete`,
    fr: `
      complet, complete, complet en boite, avec notice, boite et notice, boite with notice, avec boite et notice,
      en boite avec notice`,
    de: `
      komplett, vollstandig, mit anleitung, mit ovp und anleitung, ovp und anleitung, ovp with anleitung,
      ovp with anl, cib`,
    it: 'completo, completa, con manuale, con scatola e manuale, scatola e manuale',
    es: 'completo, completa, con manual, caja y manual, con caja y manual, con instrucciones',
  },
  {
    says: 'loose',
    en: 'loose, cart only, cartridge only, disc only, disk only, game only, cd only, unboxed, card only, no box, without box, no case',
    fr: 'en loose, loose, cartouche seule, cd seul, jeu seul, disque seul, sans boite, sans boitier',
    de: 'loses modul, nur modul, nur cd, nur disc, ohne ovp, ohne hulle, lose, nur das modul, nur spiel',
    it: 'solo cartuccia, solo disco, solo gioco, senza scatola, senza custodia, solo cd',
    es: 'suelto, solo cartucho, solo disco, solo juego, sin caja, solo cd',
  },
];
