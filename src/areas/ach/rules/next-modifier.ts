const modifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/**
 * BILL-6: the file id modifier after those of the day's earlier files; undefined after the 36th:
 * what is left waits for the next day.
 */
export const nextModifier = (used: readonly string[]): string | undefined =>
  Array.from(modifiers).find((modifier) => !used.includes(modifier))
