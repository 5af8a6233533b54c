import type { Refusal } from '#kit/decision.ts'

/**
 * Declares every "no" of an area: `refusals({ cart_not_found: [404, 'Cart not found'] })`. The key
 * is the code.
 */
export function refusals<const T extends Record<string, readonly [status: number, message: string]>>(
  table: T,
): { readonly [Code in keyof T]: Refusal & { readonly code: Code } } {
  const entries = Object.entries(table).map(([code, [status, message]]) => [code, { code, status, message }])
  // Object.fromEntries forgets the keys' literal types; they are exactly those of the table.
  return Object.fromEntries(entries) as { readonly [Code in keyof T]: Refusal & { readonly code: Code } }
}
