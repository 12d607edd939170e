import type { camera as english } from '../en/camera.ts';

export const camera: typeof english = {
  startCamera: 'Démarrer la caméra',
  stopCamera: 'Arrêter la caméra',
  blocked: 'Accès à la caméra bloqué',
  blockedTitle: 'L’accès à la caméra est bloqué',
  blockedText:
    'Pour utiliser cette fonction, autorisez l’accès à la caméra dans les réglages de votre navigateur.',
  ways: 'Façons de scanner',
  way: { barcode: 'Code-barres', cover: 'Jaquette', shelf: 'Étagère' },
  choosePicture: 'Choisir une image',
  onlyFirst: 'Seule la première image a été analysée.',
  onlyPicture: 'Seule l’image a été analysée, pas les autres fichiers.',
  onlyFirstFile: 'Seul le premier fichier a été examiné.',
  processing: 'Traitement…',
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  live: 'Ce que voit la caméra',
  captured: 'L’image analysée',

  torch: 'Lampe torche',
  zoom: 'Zoom',
  whichCamera: 'Caméra',
  chooseCamera: 'Choisir une caméra',
  camera: (number) => `Caméra ${number}`,

  problems: {
    denied: 'L’accès à la caméra a été refusé. Autorisez la caméra dans les réglages de votre navigateur.',
    missing: 'Aucune caméra n’a été trouvée sur votre appareil.',
    inUse: 'Votre caméra est déjà utilisée par une autre application.',
    disconnected: 'La caméra a été débranchée. Rebranchez-la ou utilisez-en une autre.',
    failed: 'Impossible d’accéder à la caméra. Vérifiez que vous l’avez autorisée.',
    notReady: 'La caméra n’est pas encore prête.',
    noCanvas: 'L’image n’a pas pu être préparée.',
    noCapture: 'La photo n’a pas pu être prise. Réessayez.',
  },
  cameraInstead: 'La caméra choisie n’a pas pu démarrer : une autre a pris sa place.',
  torchFailed: 'La caméra refuse de changer l’état de sa lampe.',
  zoomFailed: 'La caméra refuse de changer son zoom.',
  limits: {
    pictures: 'Vous avez envoyé trop d’images pour le moment.',
    lookups: 'Vous avez recherché trop de codes-barres pour le moment.',
    lessons: 'Vous nous avez indiqué les jeux de trop de codes-barres pour le moment.',
    reports: 'Vous avez signalé trop de codes-barres pour le moment.',
  },
  askedAgain: 'Si vous avez seulement fermé la question, relancez la caméra : elle vous sera reposée.',
  cameraError: (message) => `Erreur de la caméra : ${message}`,
};
