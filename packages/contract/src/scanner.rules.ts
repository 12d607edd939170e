/** What a box is that names no edition. Specification 2.9. */
export const usualEdition = 'Standard Edition';
