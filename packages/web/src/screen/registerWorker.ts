/** The one service worker: it shows push messages, and says that there is no network. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register('/push-worker.js', { updateViaCache: 'none' });
}
