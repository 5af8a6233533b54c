import { keptKey } from './kept-for-user.ts'

const prefix = 'larder.kept.'

/**
 * The name of a database of this browser that is kept for one user until they sign out, such as
 * what was counted without a connection.
 */
export const keptDatabase = (userId: string, name: string): string => keptKey(userId, `database.${name}`)

/** True from sign-out to the next sign-in: what is still at work must not keep anything again. */
let isForgotten = false

/** False while nobody is signed in: nothing is kept then. */
export const mayKeepDatabases = (): boolean => !isForgotten

/** Somebody is signed in: what they write may be kept. */
export function allowKeptDatabases(): void {
  isForgotten = false
}

/**
 * CART-14: signing out leaves nothing of anybody behind on a shared device. An open tab of the same
 * browser closes its connection when it is asked to.
 */
export async function forgetKeptDatabases(): Promise<void> {
  isForgotten = true
  try {
    for (const { name } of await indexedDB.databases()) if (name?.startsWith(prefix)) indexedDB.deleteDatabase(name)
  } catch {
    // Blocked, as in some private windows: nothing is kept.
  }
}
