import { forgetKept, keptKey } from './kept-for-user.ts'

const prefix = 'larder.kept.'
/**
 * There from a sign-out until nothing is left: a page that ends in between leaves the rest to the
 * next.
 */
const unfinishedKey = 'larder.signing-out'
/**
 * Milliseconds that a sign-out waits for a tab that does not let go, such as one the system has
 * frozen.
 */
const maxWaitMs = 3000

/**
 * The name of a database of this browser that is kept for one user until they sign out, such as
 * what was counted without a connection.
 */
export const keptDatabase = (userId: string, name: string): string => keptKey(userId, `database.${name}`)

/** True from sign-out to the next sign-in: what is still at work must not keep anything again. */
let isForgotten = false
let forgetting: Promise<unknown> = Promise.resolve()

/** False while nobody is signed in: nothing is kept then. */
export const mayKeepDatabases = (): boolean => !isForgotten

/** Resolves once what a sign-out deletes is gone; nothing is looked for before. */
export const whenForgotten = (): Promise<unknown> => forgetting

const openings = new Set<Promise<unknown>>()

/** Opens a database of `keptDatabase`; throws where nothing may be kept. */
export async function openKeptDatabase<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  await forgetting
  if (isForgotten) throw new Error('Nobody is signed in')
  const opening = open()
  openings.add(opening)
  return opening.finally(() => openings.delete(opening))
}

/** Somebody is signed in: what they write may be kept. */
export function allowKeptDatabases(): void {
  isForgotten = false
}

/**
 * CART-14: signing out leaves nothing of anybody behind on a shared device. Whoever leaves the page
 * waits for it: a page that ends deletes nothing. An open tab of the same browser closes its
 * connection when it is asked to.
 */
export async function forgetEverythingKept(): Promise<void> {
  isForgotten = true
  mark(true)
  forgetKept()
  const isDone = await (forgetting = deleteDatabases())
  // What was at work in the meantime.
  forgetKept()
  if (isDone) mark(false)
}

/** At the start of a page: the rest of a sign-out whose page ended before it was done. */
export function finishForgetting(): void {
  if (!isMarked()) return
  forgetKept()
  forgetting = deleteDatabases().then(() => mark(false))
}

/** False when it is not done in time; it goes on as long as the page lives. */
async function deleteDatabases(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), maxWaitMs)
  })
  const deleted = async () => {
    // What is just being opened is not listed yet.
    await Promise.allSettled(openings)
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []))
    await Promise.all(names.map(deleteDatabase))
    return true as const
  }
  try {
    return await Promise.race([deleted(), late])
  } catch {
    // Blocked, as in some private windows: nothing is kept.
    return true
  } finally {
    clearTimeout(timer)
  }
}

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => reject(request.error ?? new Error(`${name} stays`)))
  })

function isMarked(): boolean {
  try {
    return localStorage.getItem(unfinishedKey) !== null
  } catch {
    return false
  }
}

function mark(isUnfinished: boolean): void {
  try {
    if (isUnfinished) localStorage.setItem(unfinishedKey, 'yes')
    else localStorage.removeItem(unfinishedKey)
  } catch {
    // Storage is blocked or full: this page deletes what it can.
  }
}
