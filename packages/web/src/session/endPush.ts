/**
 * Ends push messages in this browser, and answers where they were sent to: when they are turned off, and when the user
 * signs out, because the next to look at this screen may be somebody else.
 */
export async function endPush(): Promise<string | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
