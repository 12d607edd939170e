import type { ListingMark } from '@cartouche/contract/listings.rules';

/** A row of the table of words: what they say of a listing, in the languages of the sites, separated by commas. */
type Words = {
  says: ListingMark;
  /** Whether the words mean nothing when they name what comes with the game: 'complete with map and poster'. */
  unlessAdded?: true;
  en: string;
  fr: string;
  de: string;
  it: string;
  es: string;
};

/**
 * What words of a title say of a listing. The first row that fits counts, so that 'case and manual only' is an empty
 * case. Case, accents and signs do not matter; # stands for a number, and + and & are read as 'with'. A word that
 * titles of games or honest sellers use as often, such as 'collection', counts only in its phrases.
 */
export const listingWords: readonly Words[] = [
  {
    says: 'reproduction',
    en: `
      repro, reproduction, replica, bootleg, fan made, fanmade, custom, custom made, unlicensed, flashcart,
      flash cart, multicart, homebrew, rom hack, romhack, english patch, english patched, fan translation,
      english translated, translated, not original`,
    fr: 'repro, reproduction, copie, contrefacon, fan trad, non officiel, traduit, pas original',
    de: 'repro, reproduktion, nachbau, nachdruck, kein original, fanubersetzung',
    it: 'repro, riproduzione, copia, replica, non originale, tradotto',
    es: 'repro, reproduccion, copia, replica, no original, traducido',
  },
  {
    says: 'notTheGame',
    en: `
      replacement case, replacement box, replacement cover, replacement label, replacement inlay,
      replacement manual, replacement insert, custom box, custom case, cover art only, insert only`,
    fr: 'boite de remplacement, boitier de remplacement, jaquette de remplacement, jaquette seule',
    de: 'ersatzhulle, ersatzcover, ersatzbox, nur cover, nur inlay',
    it: 'custodia di ricambio, copertina di ricambio, solo copertina',
    es: 'caja de repuesto, caratula de repuesto, solo caratula',
  },
  {
    says: 'boxOnly',
    en: `
      box only, empty box, case only, empty case, only box, only case, box with manual only,
      case with manual only, box and manual only, case and manual only`,
    fr: 'boite seule, boite vide, boitier seul, boitier vide',
    de: 'nur ovp, leere ovp, leerhulle, leerschachtel, leerbox, nur hulle, nur verpackung',
    it: 'solo scatola, scatola vuota, solo custodia, custodia vuota, solo box',
    es: 'solo caja, caja vacia, solo la caja',
  },
  {
    says: 'manualOnly',
    en: `
      manual only, booklet only, instructions only, only manual, instruction booklet only, just the manual`,
    fr: 'notice seule, notice uniquement, manuel seul, livret seul, uniquement la notice',
    de: 'nur anleitung, nur spielanleitung, nur die anleitung, nur heft, nur handbuch',
    it: 'solo manuale, solo libretto, solo istruzioni, solo il manuale',
    es: 'solo manual, solo instrucciones, solo el manual',
  },
  {
    says: 'boxOnly',
    en: 'no game, no cart, no cartridge, no disc, game not included, without game',
    fr: 'sans jeu, sans le jeu, sans cartouche',
    de: 'ohne spiel, ohne modul',
    it: 'senza gioco',
    es: 'sin juego',
  },
  {
    says: 'lot',
    en: `
      lot, lot of #, bundle, job lot, joblot, x# games, #x games, # games, # game lot, games lot,
      game collection, games collection, collection of #, pick your, you pick, choose your, you choose,
      choose from, pick and choose, each, console bundle, console with, multi listing`,
    fr: `
      lot, lot de #, ensemble de, # jeux, au choix, en vrac, vrac, console avec, console with,
      collection de jeux, pack console, choisir`,
    de: `
      konvolut, spielesammlung, sammlung, spielepaket, spiele paket, zur auswahl, auswahl, # spiele, aussuchen,
      konsole mit, konsole with`,
    it: 'lotto, stock di, stock giochi, a scelta, # giochi, console con, console with',
    es: 'lote, lote de #, pack de #, pack juegos, a elegir, elige, # juegos, consola con, consola with',
  },
  {
    says: 'notTheGame',
    unlessAdded: true,
    en: `
      poster, print ad, magazine ad, advert, soundtrack, ost, vinyl, vinyl record, figure, figurine, amiibo,
      plush, keychain, keyring, pin badge, strategy guide, players guide, player s guide, prima guide,
      game guide, official guide, hint book, artbook, art book, steelbook only, sticker, stickers,
      case protector, box protector, cover protector, protective case, display case, t shirt, shirt, mug,
      mousepad, mouse mat, controller, gamepad, memory card, demo disc, demo disk, trading card, download code,
      digital code, digital download, account, wall art, canvas, manga, comic, novel, dvd movie, blu ray,
      box protectors, lego`,
    fr: `
      affiche, bande originale, bande son, guide officiel, guide strategique, guide de jeu, soluce, figurine,
      peluche, porte cle, porte cles, housse, coque, protection boite, boitier de protection, manette,
      carte memoire, autocollant, publicite, vinyle, tasse, disque de demo, code numerique`,
    de: `
      losungsbuch, losungsheft, spieleberater, schutzhulle, schutzhullen, aufkleber, figur, pluschtier,
      schlusselanhanger, speicherkarte, schallplatte, tasse, werbung, demo disk, downloadcode, plakat`,
    it: `
      colonna sonora, guida strategica, guida ufficiale, custodia protettiva, portachiavi, adesivo, peluche,
      statuetta, locandina, pubblicita, tazza, scheda di memoria, vinile`,
    es: `
      banda sonora, guia oficial, guia de estrategia, funda protectora, llavero, pegatina, peluche, figura,
      publicidad, taza, tarjeta de memoria, cartel, mando, vinilo, protector caja`,
  },
  {
    says: 'broken',
    en: `
      for parts, parts only, not working, doesn t work, does not work, spares or repair, spares, faulty, broken,
      as is, untested`,
    fr: 'pour pieces, hs, en panne, ne fonctionne pas, non fonctionnel, non teste, a reparer',
    de: 'defekt, bastler, fur bastler, kaputt, funktioniert nicht, ungetestet, ersatzteile',
    it: 'non funzionante, non funziona, per ricambi, guasto, rotto, non testato',
    es: 'para piezas, no funciona, averiado, roto, sin probar, no probado',
  },
  {
    says: 'incomplete',
    en: `
      no manual, missing manual, w o manual, without manual, no booklet, no instructions, loose, cart only,
      cartridge only, disc only, disk only, game only, cd only, no box, no case, unboxed, without box,
      incomplete, not complete, cartridge loose, card only`,
    fr: `
      sans notice, sans livret, notice manquante, manque la notice, en loose, cartouche seule, cd seul,
      jeu seul, disque seul, sans boite, sans boitier, incomplet, non complet, pas complet,
      blanc sans notice`,
    de: `
      ohne anleitung, ohne anl, anleitung fehlt, loses modul, nur modul, nur cd, nur disc, ohne ovp, ohne hulle,
      unvollstandig, lose, nur das modul, nur spiel, ohne verpackung`,
    it: `
      senza manuale, manca il manuale, manca manuale, solo cartuccia, solo disco, solo gioco, senza scatola,
      incompleto, senza custodia, solo cd`,
    es: `
      sin manual, falta manual, falta el manual, sin instrucciones, suelto, solo cartucho, solo disco,
      solo juego, sin caja, incompleto, solo cd`,
  },
];
