export { CoverFront } from './CoverFront.tsx';
export { CoverMotif } from './CoverMotif.tsx';
