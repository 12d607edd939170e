/**
 * Without a code for so long, it has left the picture. A hand that shakes and a lens that focuses take less, the next
 * box of a pile takes more.
 */
const goneMs = 1_500;

/**
 * Believes a code once two frames say the same, because what is read wrongly often fits its check digit. A box that
 * stays in the picture is one scan.
 */
export function newAgreement() {
  let last: string | null = null;
  let told: string | null = null;
  /** Since when frames have had no code. A picture in which nothing moves has no frames. */
  let missedSince: number | null = null;

  /** The code that a frame confirms, when it does; `at` is when it was seen, in milliseconds. */
  function see(gtin: string | null, at: number): string | null {
    if (gtin === null) {
      missedSince ??= at;
      return null;
    }
    if (missedSince !== null && at - missedSince >= goneMs) last = told = null;
    missedSince = null;
    const isAgreed = gtin === last;
    last = gtin;
    if (!isAgreed || gtin === told) return null;
    told = gtin;
    return gtin;
  }

  /** Nobody has looked for a while, whatever the last frame had: whether a box has left is not known of that time. */
  function lookAgain(): void {
    missedSince = null;
  }

  return { see, lookAgain };
}

let latest: { visit: string | undefined; agreement: ReturnType<typeof newAgreement> } | null = null;

/**
 * That of a visit to the scanner, by its place in the history: after a game was opened, 'Back' leads to a camera that
 * may still see the same box, which would open the game again and again.
 */
export function agreementOf(visit: string | undefined) {
  if (latest === null || latest.visit !== visit) latest = { visit, agreement: newAgreement() };
  else latest.agreement.lookAgain();
  return latest.agreement;
}
