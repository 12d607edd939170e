/** So many frames without a code after which it has left the picture. */
const gone = 6;

/**
 * Believes a code once two frames say the same, because what is read wrongly often fits its check digit. A box that
 * stays in the picture is one scan.
 */
export function newAgreement() {
  let last: string | null = null;
  let told: string | null = null;
  let missed = 0;

  /** The code that a frame confirms, when it does. */
  return function see(gtin: string | null): string | null {
    if (gtin === null) {
      missed += 1;
      if (missed >= gone) last = told = null;
      return null;
    }
    missed = 0;
    const isAgreed = gtin === last;
    last = gtin;
    if (!isAgreed || gtin === told) return null;
    told = gtin;
    return gtin;
  };
}
