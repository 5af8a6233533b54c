import { vi } from 'vitest'

/** The browser's storage in memory. */
export interface FakeStorage {
  /** From now on it takes no more. */
  readonly fill: () => void
}

/** Gives the test a `localStorage` of its own, whose keys are enumerable as the browser's are. */
export function fakeStorage(): FakeStorage {
  let isFull = false
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  vi.stubGlobal('localStorage', Object.create(methods))
  return {
    fill: () => {
      isFull = true
    },
  }
}
