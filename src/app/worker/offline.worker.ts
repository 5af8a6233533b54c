import { isPageAddress } from '../is-page-address.ts'
import { cachesToDrop } from './caches-to-drop.ts'

/**
 * Put in by `scripts/name-build.mjs`, which bundles this file: the name of the build, the files it
 * works with, and those that are kept once they were used.
 */
declare const build: { readonly name: string; readonly files: readonly string[]; readonly onUse: readonly string[] }

// The types of workers and of pages exclude each other; these are the few that are needed.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null
}
interface ClickEvent extends WorkerEvent {
  readonly notification: Notification
}
interface PageClient {
  readonly url: string
  focus(): Promise<unknown>
}
interface Worker {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void
  addEventListener(name: 'notificationclick', listener: (event: ClickEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageClient[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  readonly location: Location
}
const worker = self as unknown as Worker

const prefix = 'larder-build-'
const cacheName = prefix + build.name
/** The page of the portal, which every address of it opens. */
const page = '/'
/**
 * How long the network may take to answer with the page before the kept one opens, in milliseconds.
 */
const pagePatienceMs = 4000
/** Files that are loaded at the same time while installing. */
const lanes = 4

worker.addEventListener('install', (event) => event.waitUntil(install().then(() => worker.skipWaiting())))

// Pages of the former build go on with its files; those before it are gone.
worker.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds().then(() => worker.clients.claim())))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // Calls, events and uploads bypass the worker: account data is never cached.
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    // Start and return pages of procurement sessions are the server's (PUNCH-4).
    if (isPageAddress(pathname) && !pathname.startsWith('/punchout/')) event.respondWith(openPage(request))
  } else if (pathname.startsWith('/assets/') || build.files.includes(pathname)) {
    event.respondWith(openFile(request))
  }
})

// NEXT-7: the server's message names the kind of event and the address to open. Browsers end a
// subscription whose messages show nothing.
worker.addEventListener('push', (event) => {
  const { title, body, to, id } = readPush(event.data)
  event.waitUntil(worker.registration.showNotification(title, { body, tag: id, icon: '/icon.svg', data: to }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPlace(String(event.notification.data)))
})

function readPush(data: PushEvent['data']): { title: string; body: string; to: string; id: string } {
  const usual = { title: 'Larder', body: 'There is news for you.', to: page, id: 'news' }
  try {
    return { ...usual, ...(data?.json() as Partial<typeof usual> | null) }
  } catch {
    return usual
  }
}

/** Opens an address of this site in a tab of its own: typed work in an open one stays. */
async function openPlace(to: string): Promise<void> {
  const url = new URL(to, worker.location.origin)
  const target = url.origin === worker.location.origin ? url.href : worker.location.origin
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await (tabs.find((tab) => tab.url === target)?.focus() ?? worker.clients.openWindow(target))
}

/**
 * Loads what is missing; what an earlier, interrupted try or a former build has is taken from
 * there.
 */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  const answer = await fetch(page, { cache: 'no-cache' })
  // Another process may still have the former build: its page would lead to files that are not kept
  // here.
  if (!(await answer.clone().text()).includes(build.name)) throw new Error('The page is of another build')
  const rest = [...build.files]
  const lane = async () => {
    for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
      const isNamedByContent = file.startsWith('/assets/')
      const kept = isNamedByContent ? await caches.match(file, { ignoreVary: true }) : undefined
      await (kept ? cache.put(file, kept) : cache.add(file))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  for (const file of build.onUse) {
    const used = await caches.match(file, { ignoreVary: true })
    if (used) await cache.put(file, used)
  }
  // Last: a cache with the page is complete.
  await cache.put(page, answer)
}

async function dropOldBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const known = await Promise.all(
    names.map(async (name) => ({ name, isComplete: (await (await caches.open(name)).match(page)) !== undefined })),
  )
  await Promise.all(cachesToDrop(known, cacheName).map((name) => caches.delete(name)))
}

/**
 * The network's page when there is a network, so that a reload always takes over a new build; else
 * the kept one.
 */
async function openPage(request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(page)
  if (!kept) return fetch(request)
  const answer = fetch(request).then(
    // A proxy without a server behind it: the portal itself says it better.
    (given) => (given.status >= 502 ? kept : given),
    () => kept,
  )
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), pagePatienceMs)
  })
  return Promise.race([answer, timeout])
}

async function openFile(request: Request): Promise<Response> {
  const options = { ignoreVary: true }
  const cache = await caches.open(cacheName)
  const kept = (await cache.match(request, options)) ?? (await caches.match(request, options))
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && build.onUse.includes(new URL(request.url).pathname)) await cache.put(request, answer.clone())
  return answer
}
