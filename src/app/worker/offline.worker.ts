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
interface Worker {
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
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
    if (isPageAddress(pathname)) event.respondWith(openPage(request))
  } else if (pathname.startsWith('/assets/') || build.files.includes(pathname)) {
    event.respondWith(openFile(request))
  }
})

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
