import { keptKey, keptOf } from '../kept-for-user.ts'
import type { KeptOperation } from './kept-operation.ts'

const nameOf = (kind: string, opId = ''): string => `unwritten.${kind}.${opId}`

/**
 * NEXT-9: keeps operations at once while the browser's database writes them, as a page that is
 * reloaded or closed ends that write. Returns what forgets them, once they are written.
 */
export function keepUnwritten(userId: string, kind: string, operations: readonly KeptOperation<unknown>[]): () => void {
  const keys = operations.map(({ opId }) => keptKey(userId, nameOf(kind, opId)))
  try {
    for (const [index, key] of keys.entries()) localStorage.setItem(key, JSON.stringify(operations[index]))
  } catch {
    // Full or blocked: the database alone keeps them.
  }
  return () => {
    try {
      for (const key of keys) localStorage.removeItem(key)
    } catch {
      // Blocked: nothing is kept.
    }
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
