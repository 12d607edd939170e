export const usage = `Usage: npm run cli -- <command>

  import ndjson <paths…>         games in our own form, one JSON object to a line
  import gamedatabase <paths…>   CSV files of github.com/PigSaint/GameDataBase
  import libretro <paths…>       DAT files of github.com/libretro/libretro-database
  import igdb                    the games of IGDB, with the keys that the server has: those of the platforms that
                                 somebody here collects, after the first time only what was changed
      --all                      those of all platforms; it can be stopped, and goes on where it was
      A path is a file, which may be gzipped (.gz), or a folder of such files.
      --platform <id|name>       whose games they are, where the files do not say it; of IGDB, only that platform
      A fact that is wrong, such as a date, is dropped and listed; its game is kept.

  catalogue fetch                downloads two openly licensed catalogues, about 70 MB, and imports them; stop it at
                                 any time, and repeat it to go on or to bring what is new
      --anyway                   also if nothing is new, or if a tenth of the games is gone

  catalogue sample               prints pairs that were taken for one game, and pairs that nearly were, to be judged
      --merges, --near <number>  how many of each, 200 unless told
      --seed <word>              another word gives another sample

  tier <email…> <tier>           gives people free, basic, pro, or a trial of pro for a week
  role <email…> <role>           makes people admins, who have price alerts, or users again

  covers remove <game>           deletes the pictures of a game's boxes for good; <game> is its address, or its number
  covers allow <game>            lets them be fetched again

  barcodes remove <code> <game>  nobody is told any more that a barcode is on a game, whoever says so
  barcodes allow <code> <game>   what sources and users say of it counts again

  stripe check                   says what the account at Stripe has, and what it lacks

  dump <file>                    writes all rows and photos into one file, to keep or to move; the server may run
  load <file>                    loads such a file into an empty database, with its photos
      CARTOUCHE_DUMP_KEY         a passphrase, with which the file is encrypted and opened again

It works on the data of the server, by the same environment variables (CARTOUCHE_DATA, DATABASE_URL).
On the embedded database, stop the server first, but not for a dump.
`;
