import { keptKey, keptOf, typedNames } from '#browser/kept-for-user.ts'
import type { KeptScope } from '#areas/carts/web/public.tsx'
import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import type { TypedLine } from '../rules/merge-quantities.ts'
import { readGuideInfo } from '../rules/read-guide-info.ts'

/** What stands for the cart before there is one. */
export const noCart = 'new'

/** A typed line with the cart it was typed over. */
export interface KeptEdit extends TypedLine {
  /** A cart's id, or `noCart`. */
  readonly cartId: string
}

// One entry a line: two tabs of one person then meet on a line at most, where the later typing
// counts.
const keyOf = ({ userId, division, shipTo }: KeptScope, cartId: string, itemNumber: string): string =>
  keptKey(userId, `${typedNames}${division}.${shipTo}.${cartId}.${itemNumber}`)

// What could not be kept, so that its absence does not read as sent by another tab.
const unkept = new Set<string>()

/**
 * CART-14: keeps a typed line in this browser before anything is sent. Blocked storage keeps it as
 * long as the page.
 */
export function keepEdit(scope: KeptScope, { cartId, itemNumber, ...line }: KeptEdit): void {
  const key = keyOf(scope, cartId, itemNumber)
  try {
    localStorage.setItem(key, JSON.stringify(line))
    unkept.delete(key)
  } catch {
    // Blocked or full: the page still has it.
    unkept.add(key)
  }
}

/** The line has arrived, or was given up. */
export function forgetEdit(scope: KeptScope, cartId: string, itemNumber: string): void {
  const key = keyOf(scope, cartId, itemNumber)
  unkept.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked: nothing was kept.
  }
}

/**
 * False when another tab has sent the line in the meantime, or the person has signed out. With
 * storage blocked it is unknown, so true.
 */
export function isKept(scope: KeptScope, cartId: string, itemNumber: string): boolean {
  const key = keyOf(scope, cartId, itemNumber)
  try {
    return unkept.has(key) || localStorage.getItem(key) !== null
  } catch {
    return true
  }
}

/** What this person typed for this ship-to and what has not arrived; never anybody else's. */
export function keptEdits({ userId, division, shipTo }: KeptScope): KeptEdit[] {
  return keptOf(userId, `${typedNames}${division}.${shipTo}.`).flatMap(({ name, text }) => {
    const [cartId, itemNumber] = name.split('.')
    const line = readLine(text)
    return cartId && itemNumber && line ? [{ cartId, itemNumber, ...line }] : []
  })
}

function readLine(text: string): Omit<TypedLine, 'itemNumber'> | null {
  try {
    const { base, typed, sent, isUnseen, guide } = JSON.parse(text) as Partial<TypedLine>
    if (!isQuantity(base) || !isQuantity(typed)) return null
    const from = readGuideInfo(guide)
    return {
      base,
      typed,
      ...(isQuantity(sent) && { sent }),
      ...(isUnseen === true && { isUnseen }),
      ...(from && { guide: from }),
    }
  } catch {
    // Written by something else.
    return null
  }
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0
const isQuantity = (value: LineQuantity | undefined): value is LineQuantity =>
  typeof value === 'object' && value !== null && isCount(value.cases) && isCount(value.units)
