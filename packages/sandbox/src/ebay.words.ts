export type Language = 'en' | 'fr' | 'de' | 'it' | 'es';

/** How sellers of a country write; `{game}` is what was searched, `{title}` that without the console. */
type Words = {
  /** The game itself, in various states. */
  games: readonly string[];
  /** What a search finds besides: parts, copies, lots and things about the game. */
  others: readonly string[];
  conditions: readonly [fresh: string, veryGood: string, good: string, used: string];
};

export const words: Record<Language, Words> = {
  en: {
    games: [
      '{game} - Complete in Box CIB - Tested',
      '{game} Cartridge Only Tested & Working',
      '{game} boxed with manual, very good',
      '{game} - Brand New Factory Sealed',
      '{game} (no manual)',
      '{game} authentic, cleaned and tested',
    ],
    others: [
      '{game} BOX ONLY - no game included',
      '{game} instruction manual only',
      '{title} Promo Poster A2 folded',
      '{title} Official Soundtrack CD',
      '{game} reproduction cart',
      'Lot of 5 games incl. {game}',
      '{game} for parts, not working',
    ],
    conditions: ['Brand New', 'Very Good', 'Good', 'Used'],
  },
  fr: {
    games: [
      '{game} complet en boîte avec notice',
      '{game} en loose, testé et fonctionnel',
      '{game} avec boîte, très bon état',
      '{game} neuf sous blister',
      '{game} sans notice',
      'Jeu {game} FR PAL',
    ],
    others: [
      '{game} boîte seule, vide',
      'Notice seule {game}',
      'Affiche {title} format A2',
      '{title} bande originale CD',
      '{game} repro',
      'Lot de 5 jeux dont {game}',
      '{game} HS pour pièces',
    ],
    conditions: ['Neuf', 'Très bon état', 'Bon état', 'Occasion'],
  },
  de: {
    games: [
      '{game} mit OVP und Anleitung, komplett',
      '{game} nur Modul, getestet',
      '{game} in OVP, sehr guter Zustand',
      '{game} NEU versiegelt',
      '{game} ohne Anleitung',
      '{game} PAL deutsch',
    ],
    others: [
      '{game} nur OVP, leere Schachtel',
      '{game} nur Anleitung',
      '{title} Poster A2 gefaltet',
      '{title} Soundtrack CD',
      '{game} Repro',
      'Konvolut 5 Spiele mit {game}',
      '{game} defekt, für Bastler',
    ],
    conditions: ['Neu', 'Sehr gut', 'Gut', 'Gebraucht'],
  },
  it: {
    games: [
      '{game} completo di scatola e manuale',
      '{game} solo cartuccia, funzionante',
      '{game} con scatola, ottime condizioni',
      '{game} nuovo sigillato',
      '{game} senza manuale',
      '{game} PAL ITA',
    ],
    others: [
      '{game} solo scatola, scatola vuota',
      '{game} solo manuale',
      'Poster {title} formato A2',
      '{title} colonna sonora CD',
      '{game} repro',
      'Lotto 5 giochi con {game}',
      '{game} non funzionante, per ricambi',
    ],
    conditions: ['Nuovo', 'Ottime condizioni', 'Buone condizioni', 'Usato'],
  },
  es: {
    games: [
      '{game} completo con caja y manual',
      '{game} solo cartucho, probado',
      '{game} con caja, muy buen estado',
      '{game} nuevo precintado',
      '{game} sin manual',
      '{game} PAL ESP',
    ],
    others: [
      '{game} solo caja, caja vacía',
      '{game} solo manual',
      'Póster {title} tamaño A2',
      '{title} banda sonora CD',
      '{game} repro',
      'Lote de 5 juegos con {game}',
      '{game} no funciona, para piezas',
    ],
    conditions: ['Nuevo', 'Muy bueno', 'Bueno', 'De segunda mano'],
  },
};

/** The consoles that the stand-in tells from a title at the end of a search, longest first. */
export const consoles = (
  'Super Nintendo|Super Famicom|Master System|Nintendo Switch|Sega Saturn|Playstation 1|Nintendo 64|Mega Drive|' +
  'Megadrive|PC Engine|Dreamcast|Gamecube|Xbox 360|Game Boy|Genesis|Famicom|Gameboy|Saturn|Switch|SNES|Wii U|Xbox|' +
  'PSP|PS1|PS2|PS3|PS4|PS5|N64|GBA|NES|3DS|Wii|DS'
).split('|');
