/** Why this browser takes no web push. */
export type NoPush = 'unsupported' | 'blocked' | 'unreachable'

/** What the server needs to send to this browser. */
export interface OwnSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const managerOf = async (): Promise<PushManager | undefined> =>
  isSupported() ? (await navigator.serviceWorker.getRegistration().catch(() => undefined))?.pushManager : undefined

const textOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const ownOf = (subscription: PushSubscription): OwnSubscription => ({
  endpoint: subscription.endpoint,
  p256dh: textOf(subscription.getKey('p256dh')),
  auth: textOf(subscription.getKey('auth')),
})

/** Whether this browser takes web push, or why it does not; 'off' where nobody has asked it yet. */
export async function pushState(): Promise<'on' | 'off' | NoPush> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await (await managerOf())?.getSubscription().catch(() => null)
  return subscription && Notification.permission === 'granted' ? 'on' : 'off'
}

/**
 * NEXT-7: asks for permission, which only a press may do, and subscribes this browser with the
 * server's key; or says why not.
 */
export async function takePush(publicKey: string): Promise<OwnSubscription | NoPush> {
  if (!isSupported()) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  try {
    const worker = await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
    const before = await worker.pushManager.getSubscription()
    // Of a key that the server has no more.
    if (before && textOf(before.options.applicationServerKey) !== publicKey) await before.unsubscribe()
    return ownOf(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  } catch {
    // The browser reaches its push service, not ours: without it there is none.
    return 'unreachable'
  }
}

/** This browser takes no web push any more, whoever signs in next. */
export async function forgetPush(): Promise<void> {
  const subscription = await (await managerOf())?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => undefined)
}
