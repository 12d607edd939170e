import type { Limited } from '@cartouche/contract/refusalText.rules';

/** The texts of whatever looks through the device's camera. */
export const camera = {
  startCamera: 'Start Camera',
  stopCamera: 'Stop Camera',
  blocked: 'Camera Access Blocked',
  blockedTitle: 'Camera access is blocked',
  blockedText: 'Please enable camera access in your browser settings to use this feature.',
  ways: 'Ways to scan',
  way: { barcode: 'Barcode', cover: 'Cover', shelf: 'Shelf' },
  choosePicture: 'Choose a picture',
  onlyFirst: 'Only the first picture was read.',
  onlyPicture: 'Only the picture was read, not the other files.',
  onlyFirstFile: 'Only the first file was looked at.',
  processing: 'Processing...',
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  live: 'What the camera sees',
  captured: 'The picture that is read',

  torch: 'Light',
  zoom: 'Zoom',
  whichCamera: 'Camera',
  chooseCamera: 'Choose a camera',
  camera: (number: number) => `Camera ${number}`,

  problems: {
    denied: 'Camera access was denied. Please grant camera permissions in your browser settings.',
    missing: 'No camera found on your device.',
    inUse: 'Your camera is already in use by another application.',
    disconnected: 'The camera was disconnected. Connect it again, or use another one.',
    failed: 'Failed to access camera. Please make sure you have granted camera permissions.',
    notReady: 'Camera not initialized properly',
    noCanvas: 'Failed to get canvas context',
    noCapture: 'Failed to capture image. Please try again.',
  },
  cameraInstead: 'The camera that you chose could not be started, so another one is on.',
  torchFailed: 'The camera does not let its light be switched.',
  zoomFailed: 'The camera does not let its zoom be changed.',
  limits: {
    pictures: 'You have sent too many pictures for now.',
    lookups: 'You have looked up too many barcodes for now.',
    lessons: 'You have told us the games of too many barcodes for now.',
    reports: 'You have reported too many barcodes for now.',
  } satisfies Record<Limited, string>,
  askedAgain: 'If you only closed the question, start the camera again to be asked once more.',
  cameraError: (message: string) => `Camera error: ${message}`,
};
