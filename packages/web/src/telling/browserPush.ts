import { pushServiceMs } from '../constants.ts';
import { registerWorker } from '../screen/registerWorker.ts';

/** What this browser lets us do; `homeScreen` is an iPhone's, which takes push messages only for apps on that screen. */
export type PushPermission = NotificationPermission | 'unsupported' | 'homeScreen';

export type PushSubscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Why this browser takes no push messages. */
export class PushFailure extends Error {
  readonly reason: 'notAllowed' | 'noService';
  constructor(reason: PushFailure['reason']) {
    super(reason);
    this.reason = reason;
  }
}

export async function pushPermission(): Promise<PushPermission> {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isSupported) {
    const { state } = await navigator.permissions.query({ name: 'notifications' });
    return state === 'prompt' ? 'default' : state;
  }
  return 'standalone' in navigator && navigator.standalone === false ? 'homeScreen' : 'unsupported';
}

/** The address at which this browser takes push messages; null if it takes none. */
export async function pushEndpoint(): Promise<string | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks for permission, which a browser grants only after a press, and subscribes to its push service. */
export async function subscribePush(publicKey: string): Promise<PushSubscribed> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushFailure('notAllowed');
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  // One that was made for another key of ours is of no use any more, and stands in the way of a new one.
  if (old && keyOf(old) !== publicKey) await old.unsubscribe();
  const subscription = await withinTime(
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  );
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new PushFailure('noService');
  return { endpoint, keys: { p256dh, auth } };
}

function keyOf({ options }: PushSubscription): string | null {
  const { applicationServerKey: key } = options;
  if (!key) return null;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function withinTime(subscribing: Promise<PushSubscription>): Promise<PushSubscription> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PushFailure('noService')), pushServiceMs);
  try {
    return await Promise.race([subscribing, promise]);
  } catch {
    throw new PushFailure('noService');
  } finally {
    clearTimeout(timer);
  }
}
