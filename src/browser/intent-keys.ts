/** Idempotency keys of one mutation: a retry of the same intent carries the same key. */
export interface IntentKeys {
  /** The key for this input; another input is another intent. */
  keyFor(input: unknown): string
  /** The outcome is known: the next call is a new intent. */
  forget(): void
}

/**
 * Keeps the key while the outcome of the same input is unknown, so that a retry cannot happen
 * twice.
 */
export function createIntentKeys(makeKey: () => string): IntentKeys {
  let kept: { key: string; input: string } | undefined
  return {
    keyFor: (input) => {
      const text = JSON.stringify(input)
      if (kept?.input !== text) kept = { key: makeKey(), input: text }
      return kept.key
    },
    forget: () => {
      kept = undefined
    },
  }
}

/** A random UUID; also where `crypto.randomUUID` is missing, on plain http in a local network. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
