import { camera } from './en/camera.ts';
import { late } from './late.ts';

export const cameraWords = late('camera', camera);
