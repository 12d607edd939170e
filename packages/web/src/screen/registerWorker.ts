/** The one service worker: it shows push messages, and says that there is no network. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register('/push-worker.js', { updateViaCache: 'none' });
}

/** Where the product is an app of its own, which shows nothing at all without a network; a browser's tab says so itself. */
export async function registerInApp(): Promise<void> {
  if (!('serviceWorker' in navigator) || !matchMedia('(display-mode: standalone)').matches) return;
  try {
    await registerWorker();
  } catch {
    // Everything else works without it.
  }
}
