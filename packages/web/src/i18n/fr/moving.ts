import type { moving as english } from '../en/moving.ts';
import { plural } from '../plural.ts';

const games = plural('fr')({ one: '# jeu', other: '# jeux' });

export const moving: typeof english = {
  title: 'Importer ma collection',
  intro:
    'Choisissez le fichier exporté par votre application, ou n’importe quel tableau dont une colonne contient les titres : CSV, TSV, XLSX, XML ou JSON. Vous voyez ce qui changerait avant tout ajout.',
  trackers: (names) => `Reconnus d’après leur contenu : ${names}.`,
  choose: 'Choisir un fichier',
  drop: 'Déposez le fichier ici',
  sending: (share: string) => `Envoi du fichier : ${share}`,
  reading: 'Lecture du fichier',
  kept: (unwritten, written) =>
    `Le fichier lui-même n’est pas conservé. Ce qui en a été lu est effacé au bout de ${unwritten} jours, ou ${written} jours après l’ajout.`,
  past: 'Fichiers déjà lus',
  open: 'Ouvrir',
  offline: 'Vous êtes hors ligne : cela n’a pas pu être envoyé. Réessayez dès le retour de la connexion.',
  wasOffline: 'Vous étiez hors ligne : cela n’a pas pu être envoyé. Veuillez recommencer.',
  unknown:
    'Aucune réponse n’est arrivée : on ne sait pas si cela a été reçu. L’état réel s’affichera ici dès que le serveur sera joignable.',
  seen: 'Aucune réponse n’est arrivée. Voici l’état actuel : si cela n’a pas été reçu, veuillez recommencer.',
  goneTitle: 'Ce fichier n’est plus conservé',
  goneText:
    'Ce qui a été lu d’un fichier est effacé au bout de quelques jours, ou quand vous l’oubliez. Ce qu’il a ajouté à votre collection reste.',
  chooseAgain: 'Choisir le fichier à nouveau',
  fileOffline: (name) =>
    `Vous êtes hors ligne : « ${name} » n’a pas été envoyé. Il reste choisi : envoyez-le dès le retour de la connexion.`,
  fileUnsent: (name) => `« ${name} » n’a pas pu être envoyé. Il reste choisi : veuillez l’envoyer à nouveau.`,
  sendAgain: 'Envoyer à nouveau',

  states: {
    mapping: 'Colonnes à vérifier',
    matching: 'Recherche des jeux',
    ready: 'Pas encore ajouté',
    writing: 'Ajout en cours',
    written: 'Ajouté',
    undoing: 'Annulation en cours',
    undone: 'Annulé',
  },
  rows: plural('fr')({ one: '# ligne', other: '# lignes' }),
  progress: (done, all) => `${done} sur ${all}`,
  stop: 'Arrêter',
  stopping: 'Arrêt après ce lot',
  mayLeave: 'Vous pouvez quitter cette page : le travail continue.',
  besideOthers:
    'D’autres personnes importent leur collection en ce moment : cela peut prendre un peu plus de temps.',
  waits: (name) => `En attente de « ${name} »`,
  waitsText:
    'Ce fichier prendra son tour tout seul, dès que l’autre sera terminé. Vous pouvez quitter cette page.',
  openOther: 'Ouvrir l’autre fichier',
  unreached:
    'Pas de connexion pour le moment. Le travail continue sans elle, et son avancement s’affichera dès que vous serez reconnecté.',

  sheet: 'tableau',
  recognised: (name) => `Reconnu : ${name}`,
  facts: 'Comment le fichier a été lu',
  encoding: 'Encodage',
  separator: 'Séparateur de colonnes',
  separators: { ',': 'virgule', ';': 'point-virgule', '\t': 'tabulation', '|': 'barre verticale' },
  date: 'Une date',
  price: 'Un prix',
  currency: 'Devise',
  noCurrency: 'non précisée sur certaines lignes',
  noCurrencyAtAll: (name) => `non précisée : comptée en ${name}`,
  prices: 'Devise des prix',
  ownCurrency: (name) => `${name}, comme dans votre compte`,
  asEachSays: (name) => `Celle indiquée, sinon ${name}`,
  notConverted: (others, own) =>
    `Vos prix sont en ${own}. Rien n’est converti : les prix en ${others} vont dans les notes, avec leur devise.`,
  changeCurrency: 'Changer de devise dans les paramètres',
  lookAgain: 'Relire avec votre nouvelle devise',
  openPrice: (written) => `À combien correspond un prix payé de « ${written} » ?`,
  unitOpen: 'Je ne sais pas : ces prix vont dans les notes',
  readAs: (written, read) => `« ${written} » se lit ${read}`,
  inNotes: 'Ajouté aux notes',
  askedBelow: 'À préciser ci-dessous',
  leftOut: 'Non lu',
  sheetNamed: (name, isHidden) => `la feuille ${isHidden ? 'masquée ' : ''}« ${name} »`,
  dateOrder: 'Dates comme 03/04/2024',
  dateOrders: {
    dmy: 'jour en premier',
    mdy: 'mois en premier',
    mixed: 'tantôt l’un, tantôt l’autre : elles vont dans les notes',
  },
  list: 'Les lignes qui ne précisent rien vont dans',
  lists: { collection: 'Ma collection', wishlist: 'Mes souhaits', out: 'À écarter' },
  repairs: {
    rows: 'Certaines lignes ont plus de cellules que l’en-tête, souvent parce qu’un texte sans guillemets contient le séparateur de colonnes. Elles sont écartées : corrigez-les dans le fichier, puis choisissez-le à nouveau.',
    twiceEncoded:
      'Des lettres semblent abîmées (« Ã© » pour « é ») : le fichier a été enregistré dans deux encodages.',
    spreadsheet: 'Un tableur semble avoir changé des titres ou des codes-barres en dates ou en nombres.',
  },
  cutNotes: (lines, letters) =>
    `Les notes peuvent avoir ${letters} caractères. Celles de ces lignes sont plus longues et perdent leur fin : ${lines}.`,
  brokenLines: (lines) =>
    `Des guillemets ne sont jamais fermés. Leurs lignes ont été lues une par une, vérifiez-les : ${lines}.`,
  map: 'Définir moi-même les colonnes',
  repair: 'Réparer ces lettres',
  asWritten: 'Lire les lettres telles qu’elles sont dans le fichier',

  columns: 'À quoi correspondent les colonnes',
  columnsHint:
    'Chaque colonne avec trois de ses valeurs. Votre choix est retenu pour les tableaux qui ont les mêmes colonnes.',
  means: (column) => `Colonne « ${column} »`,
  ofTab: 'Nom de la feuille ou du fichier',
  needsTitle: 'Indiquez la colonne qui contient le titre.',
  needsPrice: (column) =>
    `Indiquez ce que contient la colonne « ${column} » : le prix payé, votre estimation de la valeur, ou de quoi compléter les notes.`,
  look: 'Voir ce qui se passerait',
  stopped: 'Vous avez arrêté la recherche des jeux de ce fichier.',
  fields: {
    title: 'Titre',
    platform: 'Plateforme',
    game: 'Jeu présent (oui ou non)',
    box: 'Boîte présente (oui ou non)',
    manual: 'Notice présente (oui ou non)',
    sealed: 'Sous blister (oui ou non)',
    paid: 'Prix payé',
    currency: 'Devise du prix',
    bought: 'Acheté le',
    added: 'Ajouté le',
    region: 'Région',
    barcode: 'Code-barres',
    serial: 'Numéro de série',
    list: 'Possédé, souhaité ou vendu',
    owned: 'Possédé (oui ou non)',
    wished: 'Souhaité (oui ou non)',
    forSale: 'À vendre (oui ou non)',
    sold: 'Vendu (oui ou non, date ou prix)',
    quantity: 'Quantité',
    year: 'Année',
    igdb: 'Numéro chez IGDB',
    kind: 'Type d’objet',
    price: 'Un prix : payé ou estimé ?',
    note: 'Une ligne des notes',
    nothing: 'Ne pas reprendre',
  },
  says: (field, value) => `${field} : ${value}`,
  notOfWish: (says) => `Non gardé avec un souhait : ${says}`,

  words: 'À quoi correspondent les mots du fichier',
  wordTables: { platforms: 'Plateformes', completeness: 'Contenu', condition: 'État', lists: 'Listes' },
  wordRows: (word, rows) => `${word} (${rows})`,
  unknownPlatforms: plural('fr')({
    one: '# nom de plateforme est inconnu. Indiquez la plateforme, et ses jeux seront recherchés.',
    other: '# noms de plateformes sont inconnus. Indiquez les plateformes, et leurs jeux seront recherchés.',
  }),
  noPlatform:
    'Des lignes n’indiquent aucune plateforme. Si elles sont toutes pour la même, choisissez-la ici.',
  noName: 'Aucune plateforme indiquée',
  entryHasPlatform: 'D’ici là, aucune de ces lignes ne devient une fiche personnelle.',
  unknownLists: plural('fr')({
    one: '# ligne attend : le mot qui désigne sa liste est inconnu. Dites où elle va, sinon elle est écartée.',
    other:
      '# lignes attendent : les mots qui désignent leurs listes sont inconnus. Dites où elles vont, sinon elles sont écartées.',
  }),
  unknownCompleteness: plural('fr')({
    one: '# ligne ne dit pas clairement si son exemplaire est complet : il compte comme complet, sauf avis contraire.',
    other:
      '# lignes ne disent pas clairement si leurs exemplaires sont complets : ils comptent comme complets, sauf avis contraire.',
  }),
  unknownCondition: plural('fr')({
    one: '# ligne décrit l’état par un mot inconnu : il va dans les notes, sauf si vous dites ce qu’il signifie.',
    other:
      '# lignes décrivent l’état par des mots inconnus : ils vont dans les notes, sauf si vous dites ce qu’ils signifient.',
  }),
  noMeaning: 'N’indique rien',
  leaveOut: 'Écarter',
  notChosen: 'À préciser',
  apply: 'Relancer la recherche avec ces choix',

  statuses: {
    new: 'Nouveaux',
    same: 'Déjà là',
    differs: 'Différents',
    several: 'À choisir',
    missing: 'Introuvables',
    copy: 'Autres exemplaires',
    out: 'Écartés',
    changed: 'Modifiés ici',
  },
  searchRows: 'Chercher dans les lignes du fichier',
  found: plural('fr')({ one: '# ligne trouvée', other: '# lignes trouvées' }),
  foundMany: (most) => `Les ${most} premières lignes trouvées. Précisez avec d’autres mots.`,

  statusHints: {
    new: 'Ces jeux seront ajoutés.',
    same: 'Vous les avez tels que le fichier les décrit : rien n’est écrit. Si le fichier parle d’un autre exemplaire que le vôtre, ajoutez-le aussi.',
    differs:
      'Vous les avez, mais le fichier dit autre chose. Ce que vous avez saisi ou modifié ici reste ainsi, sauf si vous préférez la version du fichier ; ce qu’un fichier précédent a apporté suit le nouveau, sauf si vous gardez le vôtre.',
    several:
      'Ces titres ressemblent à des jeux du catalogue, sans certitude. Les lignes sans choix ne sont pas ajoutées.',
    missing:
      'Le catalogue ne les connaît pas sous ce titre. Cherchez-les, saisissez-les vous-même ou ignorez-les.',
    copy: 'Le fichier contient plus d’exemplaires de ces jeux que vous n’en avez ici. Ils sont ajoutés à côté du principal, sauf si vous les ignorez ou dites que l’un d’eux est celui que vous avez.',
    out: 'Ces lignes sont écartées, pour la raison indiquée.',
    changed:
      'Vos exemplaires de ces jeux ont été ajoutés, modifiés ou retirés depuis que vous avez regardé ce fichier. Ils ont été comparés à nouveau : vérifiez-les avant d’ajouter le reste.',
  },
  reasons: {
    noTitle: 'sans titre',
    noPlatform: 'plateforme inconnue',
    otherPlatform: 'boutique en ligne, plateforme qui ne se collectionne pas ici ou que vous avez écartée',
    kind: 'pas un jeu',
    digital: 'pas un exemplaire physique',
    sold: 'vendu',
    none: 'rien à ajouter : aucun élément présent, ou une quantité de 0',
    sum: 'une somme, pas un jeu',
    wordOut: 'liste écartée',
    damaged: 'plus de cellules que l’en-tête',
    unsure: 'titre proche, mais différent',
    otherYear: 'même titre, autre année',
    owned: 'vous le possédez déjà',
  },
  line: (line) => `Ligne ${line}`,
  difference: 'Champ',
  yours: 'Chez vous',
  files: 'Dans le fichier',
  takeFile: 'Prendre la version du fichier',
  keepMine: 'Garder la mienne',
  takeFileAll: 'Prendre la version du fichier (partout)',
  keepMineAll: 'Garder la mienne (partout)',
  further: 'Ajouter un autre exemplaire',
  isFurther: 'Un autre exemplaire',
  have: 'C’est celui que j’ai',
  isHad: 'Celui que vous avez',
  skip: 'Ignorer',
  skipAll: 'Tout ignorer',
  skipped: 'Ignoré',
  entry: 'Le saisir moi-même',
  entryAll: 'Tout saisir moi-même',
  entered: 'Devient une fiche personnelle',
  corrects: 'Avec votre correction',
  correctsNot: 'Sans la correction du fichier',
  search: 'Chercher',
  undecide: 'Revenir sur ce choix',
  ofRow: (verb, title) => `${verb} : ${title}`,
  suggestions: plural('fr')({
    one: '# ligne a un titre approchant ou une autre année, et une seule proposition sur sa plateforme : un jeu dont l’un des titres reprend tous ses mots, à une lettre près pour chacun.',
    other:
      '# lignes ont un titre approchant ou une autre année, et chacune une seule proposition sur sa plateforme : un jeu dont l’un des titres reprend tous leurs mots, à une lettre près pour chacun.',
  }),
  takeSuggestions: plural('fr')({
    one: 'Accepter la proposition',
    other: 'Accepter les # propositions',
  }),
  suggestionsTaken: plural('fr')({
    one: '# proposition acceptée.',
    other: '# propositions acceptées.',
  }),
  giveBack: 'Revenir sur ces choix',
  pickTitle: 'De quel jeu s’agit-il ?',
  pickText: (title, platform) => `Dans le fichier : ${title}${platform === '' ? '' : `, ${platform}`}`,
  plan: (...parts) => parts.join(' · '),
  adds: plural('fr')({ one: '# jeu à ajouter', other: '# jeux à ajouter' }),
  copies: plural('fr')({ one: '# autre exemplaire à ajouter', other: '# autres exemplaires à ajouter' }),
  changes: plural('fr')({ one: '# exemplaire à modifier', other: '# exemplaires à modifier' }),
  beyond: plural('fr')({
    one: '# exemplaire du fichier est écarté :',
    other: '# exemplaires du fichier sont écartés :',
  }),
  mostCopies: (most) => `un jeu peut en avoir ${most} au plus.`,
  overtaken: plural('fr')({
    one: '# ligne n’a pas été ajoutée, car son jeu a été modifié ici entre-temps.',
    other: '# lignes n’ont pas été ajoutées, car leurs jeux ont été modifiés ici entre-temps.',
  }),
  andMore: plural('fr')({ one: 'et # autre', other: 'et # autres' }),
  changedSince: plural('fr')({
    one: 'Votre collection a changé depuis cet aperçu : # ligne ne serait pas ajoutée.',
    other: 'Votre collection a changé depuis cet aperçu : # lignes ne seraient pas ajoutées.',
  }),
  lookOnceMore: 'Actualiser l’aperçu',
  wishes: plural('fr')({ one: '# souhait', other: '# souhaits' }),
  corrections: plural('fr')({ one: '# correction', other: '# corrections' }),
  undecided: plural('fr')({
    one: '# ligne reste sans choix et n’est pas ajoutée',
    other: '# lignes restent sans choix et ne sont pas ajoutées',
  }),
  noRoom: (adds, room) =>
    `Votre formule permet encore ${games(room)}, et ce fichier en ajouterait ${adds}. Rien n’est ajouté tant que tout ne tient pas.`,
  skipSome: 'Choisir ce qu’il faut ignorer',
  seePlans: 'Voir les formules',
  noEntryRoom: (entries, room) =>
    `Vous pouvez encore saisir ${games(room)} vous-même, et ce fichier en demanderait ${entries}. Ignorez-en quelques-uns.`,
  write: 'Ajouter à ma collection',
  nothingToDo: 'Il n’y a rien à ajouter : tout est déjà là.',
  nothingYet: 'Rien ne serait encore ajouté.',
  restLeft: 'Rien ne serait ajouté : les lignes qui ne sont pas déjà là sont ignorées ou écartées.',
  defaults:
    'Quand le fichier ne le dit pas, un exemplaire est complet et en bon état, comme tout exemplaire que vous ajoutez.',
  writingStopped:
    'Vous avez arrêté l’ajout : rien de ce fichier n’est dans votre collection. Vous pouvez l’ajouter quand vous voulez.',
  gaveUp:
    'Le traitement de ce fichier a échoué plusieurs fois et a été abandonné. Rien de ce fichier n’est dans votre collection. Réessayez plus tard.',
  cardTitle: 'Importer une collection d’ailleurs',
  cardHint: 'Depuis GAMEYE, CLZ, VGCollect, PriceCharting et d’autres, ou depuis votre propre tableau.',
};
