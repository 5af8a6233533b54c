import { callEndpoint } from '#browser/client.ts'
import { readCall, refreshCalls, writeCall } from '#browser/query.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { getActiveCart } from '#areas/carts/cart.endpoints.ts'
import type { TypedLine } from '#areas/cart-entry/rules/merge-quantities.ts'
import { cartFor, linesOf, sendLines } from '#areas/cart-entry/web/public.tsx'
import { type AddedRow, planAdding } from '../rules/plan-adding.ts'

/** Max lines sent in one call, so that a long list shows its progress. */
const atOnce = 200
/**
 * Attempts when somebody else changes the same lines in the meantime; their quantities are added
 * to, not overwritten.
 */
const maxTries = 5

interface ShipToParams {
  readonly division: string
  readonly shipTo: string
}

/** Which rows of a list were added. */
export interface AddedRows {
  /** Why the cart refused an item. */
  readonly refused: ReadonlyMap<string, string>
  readonly cart: Cart | null
}

/**
 * CART-13: adds rows to the active cart, or to a new one. `sent` keeps the lines that got no
 * response: adding the same rows again after a failure adds nothing twice. Throws `CallFailed`.
 */
export async function addRows(
  params: ShipToParams,
  rows: readonly AddedRow[],
  sent: Map<string, TypedLine>,
  reportProgress: (share: number) => void,
): Promise<AddedRows> {
  // The current lines, not those this tab last loaded.
  const known = readCall(getActiveCart, { params })?.cart
  let cart: Cart | null = known ? (await callEndpoint(getActiveCart, { params })).cart : null
  cart ??= await cartFor(params)
  const plan = planAdding(rows, linesOf(cart), sent)
  const refused = new Map(plan.refused)
  for (let from = 0; from < plan.lines.length && cart; from += atOnce) {
    const answer = await addLines(cart, plan.lines.slice(from, from + atOnce), sent)
    cart = answer.cart
    for (const { itemNumber, message } of answer.refused) refused.set(itemNumber, message)
    reportProgress(Math.min(1, (from + atOnce) / plan.lines.length))
  }
  sent.clear()
  show(params, cart)
  return { refused, cart }
}

async function addLines(start: Cart, lines: readonly TypedLine[], sent: Map<string, TypedLine>) {
  let cart: Cart | null = start
  let left = lines
  const refused: { itemNumber: string; message: string }[] = []
  for (let tries = 1; cart && left.length > 0; tries++) {
    const byNumber = new Map(left.map((line) => [line.itemNumber, line]))
    const answer = await sendLines(cart, left, (itemNumber, quantity) => {
      const line = byNumber.get(itemNumber)
      if (line) sent.set(itemNumber, { ...line, sent: quantity })
    })
    cart = answer.cart
    refused.push(...answer.refused)
    left = answer.conflicts.map(({ itemNumber, theirs }) => {
      const { base, typed } = byNumber.get(itemNumber)!
      const onTop = { cases: theirs.cases + typed.cases - base.cases, units: theirs.units + typed.units - base.units }
      return { itemNumber, base: theirs, typed: onTop }
    })
    if (left.length > 0 && tries === maxTries) {
      const message = 'This line is being changed by someone else. Please add it again.'
      refused.push(...left.map(({ itemNumber }) => ({ itemNumber, message })))
      left = []
    }
  }
  return { cart, refused }
}

function show(params: ShipToParams, cart: Cart | null): void {
  writeCall(getActiveCart, { params }, (before) => ({
    openCarts: Math.max(1, before?.openCarts ?? 0),
    cart: cart && { ...cart, isActive: true },
  }))
  void refreshCalls(['listCarts', 'reviewCart'])
}
