import { isPunchoutTab } from './punchout-tab.ts'

const prefix = 'larder.kept.'
const punchoutMark = 'punchout-'

/**
 * The key of something kept in this browser for one user until it is sent or the user signs out;
 * apart for a procurement session, as whose user somebody else may be signed in (PUNCH-4).
 */
export const keptKey = (userId: string, name: string): string =>
  `${prefix}${isPunchoutTab() ? punchoutMark : ''}${userId}.${name}`

/** Start of the names of typed quantities that have not arrived (CART-14). */
export const typedNames = 'typed.'

const keysThat = (isMeant: (key: string) => boolean): string[] => {
  try {
    return Object.keys(localStorage).filter(isMeant)
  } catch {
    // Storage is blocked: nothing is kept.
    return []
  }
}

/** What is kept for this user under names that start so, without that start. */
export function keptOf(userId: string, start: string): { name: string; text: string }[] {
  const from = keptKey(userId, start)
  return keysThat((key) => key.startsWith(from)).map((key) => ({
    name: key.slice(from.length),
    text: localStorage.getItem(key) ?? '',
  }))
}

const lastUserKey = `${prefix}last-user`

/** The user something was last kept for: whose portal opens while nobody can be asked. */
export function lastKeptUser(): string | null {
  try {
    return localStorage.getItem(lastUserKey)
  } catch {
    return null
  }
}

/** Throws where nothing can be stored. */
export const rememberKeptUser = (userId: string): void => localStorage.setItem(lastUserKey, userId)

/**
 * Forgets what is kept for anybody under names that start so: all of it, or the texts that
 * `isMeant` picks.
 */
export function forgetKeptAs(start: string, isMeant: (text: string) => boolean = () => true): void {
  for (const key of keysThat((each) => each.startsWith(prefix) && each.slice(prefix.length).includes(`.${start}`)))
    if (isMeant(localStorage.getItem(key) ?? '')) localStorage.removeItem(key)
}

/** Names of copies of what the server has; all else is somebody's work that waits to be sent. */
const copies = ['answer.', 'codes.'] as const

/** PLAT-15: no copy made for one user stays for another. */
export function forgetCopies(): void {
  for (const start of copies) forgetKeptAs(start)
}

/**
 * PUNCH-4: each procurement session has a cart of its own: what was typed in a former one, and
 * reported as not saved when it ended, does not come into another buyer's.
 */
export function forgetKeptOfPunchout(): void {
  for (const key of keysThat((each) => each.startsWith(prefix + punchoutMark))) localStorage.removeItem(key)
}

/** CART-14: signing out leaves nothing of anybody behind on a shared device. */
export function forgetKept(): void {
  for (const key of keysThat((each) => each.startsWith(prefix))) localStorage.removeItem(key)
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing is kept.
  }
}
