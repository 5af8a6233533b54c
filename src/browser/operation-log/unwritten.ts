import { keptKey, keptOf } from '../kept-for-user.ts'
import type { KeptOperation } from './kept-operation.ts'

type Operations = readonly KeptOperation<unknown>[]

const nameOf = (kind: string, opId = ''): string => `unwritten.${kind}.${opId}`

/**
 * NEXT-9: keeps operations at once while the browser's database writes them, as a page that is
 * reloaded or closed ends that write.
 */
export function keepUnwritten(userId: string, kind: string, operations: Operations): void {
  try {
    for (const operation of operations)
      localStorage.setItem(keptKey(userId, nameOf(kind, operation.opId)), JSON.stringify(operation))
  } catch {
    // Full or blocked: the database alone keeps them.
  }
}

/** The database has them. */
export function forgetUnwritten(userId: string, kind: string, operations: Operations): void {
  try {
    for (const { opId } of operations) localStorage.removeItem(keptKey(userId, nameOf(kind, opId)))
  } catch {
    // Blocked: nothing is kept.
  }
}

/** What a former page did not finish writing; a text that is none is skipped. */
export const unwrittenOf = (userId: string, kind: string): KeptOperation<unknown>[] =>
  keptOf(userId, nameOf(kind)).flatMap(({ text }) => {
    try {
      return [JSON.parse(text) as KeptOperation<unknown>]
    } catch {
      return []
    }
  })
