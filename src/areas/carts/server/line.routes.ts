import { allow, type Decision, orRefuse, type Refusal, refuse, Refused } from '#kit/decision.ts'
import { mayOrderFor } from '#areas/items/rules/may-order-for.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Call, handle, type Handler } from '#platform/http/handle.ts'
import { type CartGuide, maxLines } from '../cart.ts'
import { addToCart, setLine, setLines, writeLineNote } from '../line.endpoints.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { addQuantities } from '../rules/add-quantities.ts'
import { mayChangeCart } from '../rules/may-change-cart.ts'
import { type LineFacts, maySetLine } from '../rules/may-set-line.ts'
import { takesGuide } from '../rules/takes-guide.ts'
import {
  answerChange,
  type CartCall,
  type CartWork,
  type ChangedCart,
  changedBy,
  questionOf,
  refuseStale,
} from './cart-call.ts'
import { lockCart } from './cart.store.ts'
import { lineFactsOf, type LoadedCart, type StoredLine } from './loaded-cart.ts'
import { guideOfCart, type NameOfGuide } from './guide-of-cart.ts'
import { type LineChange, saveCart } from './save-cart.ts'

/** CART-5: adds to what the line has. */
export const addToCartHandler = (nameOfGuide: NameOfGuide): Handler =>
  handle(addToCart, async (call) => {
    const { params, body, db } = call
    const change = await db.inTransaction(async (tx) => {
      const { itemNumber } = params
      const before = await cartToChange(tx, call, [itemNumber])
      if (body.billTo !== undefined && body.billTo !== before.billTo) throw new Refused(cartRefusals.bill_to_not_found)
      const guide = await guideOfCart(tx, params, body.guideInfo, { nameOfGuide, field: 'guideInfo.id' })
      const present = before.lines.find((line) => line.itemNumber === itemNumber)
      const facts = orRefuse(factsOf(before, itemNumber, call))
      const quantities = orRefuse(addQuantities(facts, present, body, body))
      return { before, after: await saveLines(tx, before, [{ itemNumber, ...quantities }], call, guide) }
    })
    return { isSuccess: true as const, message: 'Item added to cart successfully', ...answerChange(change, call) }
  })

/** CART-5: sets a line to exactly these quantities. */
export const setLineHandler = handle(setLine, async (call) => {
  const { params, body, db } = call
  const { itemNumber } = params
  const isRemoval = body.orderedCases === 0 && body.orderedUnits === 0
  const change = await db.inTransaction(async (tx) => {
    const before = await cartToChange(tx, call, [itemNumber])
    if (!isRemoval) orRefuse(maySetLine(orRefuse(factsOf(before, itemNumber, call)), body))
    return { before, after: await saveLines(tx, before, [{ itemNumber, ...body }], call) }
  })
  const message = isRemoval ? 'Item removed from cart successfully' : 'Cart updated successfully'
  return { isSuccess: true as const, message, ...answerUnlessEnded(change, call) }
})

/**
 * CART-5: sets many lines at once; rows that cannot be saved are returned with the reason, the rest
 * is saved.
 */
export const setLinesHandler = (nameOfGuide: NameOfGuide): Handler =>
  handle(setLines, async (call) => {
    const { params, body, db } = call
    // The same item twice: the later row counts, as if they had been sent one after the other.
    const rows = [...new Map(body.items.map((row) => [row.itemNumber, row])).values()]
    const { errors, ...change } = await db.inTransaction(async (tx) => {
      const numbers = rows.map((row) => row.itemNumber)
      const before = await cartToChange(tx, call, numbers)
      const guide = await guideOfCart(tx, params, body.guideInfo, { nameOfGuide, field: 'guideInfo.id' })
      const judged = rows.map((row) => ({ row, decision: judge(before, row, call) }))
      const accepted = judged.filter(({ decision }) => decision.allowed).map(({ row }) => row)
      const errors = judged.flatMap(({ row, decision }) =>
        decision.allowed ? [] : [lineErrorOf(before, row.itemNumber, decision.refusal)],
      )
      return { before, after: await saveLines(tx, before, accepted, call, guide), errors }
    })
    const message =
      errors.length > 0 ? `${errors.length} item(s) could not be added to cart` : 'Cart updated successfully'
    return { isSuccess: true as const, message, ...answerUnlessEnded(change, call), errors }
  })

/** Removing the last line has ended the cart: there is nothing to return of it. */
function answerUnlessEnded(change: ChangedCart, call: CartCall & { readonly isMinimal: boolean }) {
  if (change.after.status === 'open') return answerChange(change, call)
  return call.isMinimal ? { delta: null } : { cart: null }
}

/** CHECK-1: a note to a line. */
export const writeLineNoteHandler = handle(writeLineNote, async (call) => {
  const { db, params, body, caller } = call
  const { itemNumber } = params
  const change = await db.inTransaction(async (tx) => {
    const before = await lockCart(tx, { ...questionOf(call), cartId: params.cartId })
    orRefuse(mayChangeCart(before, caller.actor))
    refuseStale(before, call)
    if (lineOf(before, itemNumber).note === body.note) return { before, after: before }
    const extras = [{ itemNumber, note: body.note }]
    return { before, after: await saveCart(tx, before, { kind: 'note-written', extras }, changedBy(call)) }
  })
  return { isSuccess: true as const, message: 'Cart updated successfully', ...answerChange(change, call) }
})

/**
 * The locked cart with the items in question, once the caller may change it and has seen its latest
 * version.
 */
export async function cartToChange(
  tx: Queries,
  call: CartCall & Pick<Call<typeof setLines>, 'params'>,
  itemNumbers: readonly string[],
): Promise<LoadedCart> {
  const cart = await lockCart(tx, { ...questionOf(call), cartId: call.params.cartId }, itemNumbers)
  orRefuse(mayChangeCart(cart, call.caller.actor))
  refuseStale(cart, call)
  return cart
}

/**
 * What the line rules ask of one item; refused when the customer may not order or the item is
 * unknown.
 */
export function factsOf(cart: LoadedCart, itemNumber: string, { caller }: CartWork): Decision<LineFacts> {
  const ordering = mayOrderFor(cart.customer)
  if (!ordering.allowed) return ordering
  const item = cart.items.get(itemNumber)
  return item ? allow(lineFactsOf(cart, item, caller.actor)) : refuse(cartRefusals.item_not_found)
}

/** A line of the cart; refused when it is not there any more. */
export function lineOf(cart: LoadedCart, itemNumber: string): StoredLine {
  const line = cart.lines.find((each) => each.itemNumber === itemNumber)
  if (!line) throw new Refused(cartRefusals.line_not_found)
  return line
}

/**
 * A row that could not be added. An item of others must look like a missing one, so neither has a
 * description.
 */
export const lineErrorOf = (cart: LoadedCart, itemNumber: string, refusal: Refusal) => ({
  itemNumber,
  description:
    refusal.code === cartRefusals.item_not_found.code ? '' : (cart.items.get(itemNumber)?.itemInfo.description ?? ''),
  errorCode: refusal.code,
  message: refusal.message,
})

function judge(cart: LoadedCart, row: LineChange, call: CartCall): Decision {
  if (row.orderedCases === 0 && row.orderedUnits === 0) return allow()
  const facts = factsOf(cart, row.itemNumber, call)
  return facts.allowed ? maySetLine(facts.value, row) : facts
}

/**
 * Saves what really changes; removing the last item discards the cart (CART-5). The first lines of
 * an empty cart open it from `guide`, where they were ordered.
 */
export async function saveLines(
  tx: Queries,
  cart: LoadedCart,
  lines: readonly LineChange[],
  call: CartWork,
  guide: CartGuide | null = null,
): Promise<LoadedCart> {
  const present = new Map(cart.lines.map((line) => [line.itemNumber, line]))
  const changes = lines.filter((line) => {
    const { orderedCases = 0, orderedUnits = 0 } = present.get(line.itemNumber) ?? {}
    return line.orderedCases !== orderedCases || line.orderedUnits !== orderedUnits
  })
  if (changes.length === 0) return cart
  for (const line of changes) {
    if (line.orderedCases === 0 && line.orderedUnits === 0) present.delete(line.itemNumber)
    else present.set(line.itemNumber, { ...present.get(line.itemNumber), ...line } as LoadedCart['lines'][number])
  }
  if (present.size > maxLines) throw new Refused(cartRefusals.too_many_lines)
  const isLastRemoved = present.size === 0
  const change = isLastRemoved
    ? ({ kind: 'discarded', lines: changes, head: { status: 'discarded' } } as const)
    : ({ kind: 'lines-set', lines: changes, ...(takesGuide(cart, cart.lines.length) && { guideInfo: guide }) } as const)
  return saveCart(tx, cart, change, changedBy(call))
}
