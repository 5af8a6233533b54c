import { randomKey } from '#browser/intent-keys.ts'
import type { GuideInfo } from '#areas/carts/cart-contract.ts'
import { readGuideInfo } from '../rules/read-guide-info.ts'

/** A cart that is to be created: the same key always goes with the same guide. */
export interface NewCartIntent {
  /** The Idempotency-Key. */
  readonly key: string
  readonly guideInfo?: GuideInfo | undefined
}

/**
 * The intent kept under `name`, or a new one from `guide`: the same until a response arrives, even
 * after the tab was closed.
 */
export function keepIntent(name: string, guide: GuideInfo | undefined): NewCartIntent {
  const made = { key: randomKey(), guideInfo: guide }
  try {
    const kept = readIntent(localStorage.getItem(name))
    if (kept) return kept
    localStorage.setItem(name, JSON.stringify(made))
  } catch {
    // Storage is blocked: the key lives as long as the call.
  }
  return made
}

/** A response arrived: the next cart is another intent. */
export function forgetIntent(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Blocked: nothing was kept.
  }
}

function readIntent(text: string | null): NewCartIntent | null {
  if (text === null) return null
  try {
    const { key, guideInfo: guide } = JSON.parse(text) as Partial<NewCartIntent>
    return typeof key === 'string' ? { key, guideInfo: readGuideInfo(guide) } : null
  } catch {
    // The bare key of an earlier version.
    return { key: text }
  }
}
