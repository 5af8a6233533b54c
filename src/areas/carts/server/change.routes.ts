import { orRefuse, Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import type { CartChange } from '../cart-change.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { listCartChanges, redoCartChange, undoCartChange } from '../change.endpoints.ts'
import { changeCartDetails } from '../rules/change-cart-details.ts'
import { mayChangeCart } from '../rules/may-change-cart.ts'
import { describeUndoing } from '../rules/describe-undoing.ts'
import { mayOverridePrices } from '../rules/may-override-prices.ts'
import { redoChange } from '../rules/redo-change.ts'
import { maySetLine } from '../rules/may-set-line.ts'
import { undoChange, type Undoing } from '../rules/undo-change.ts'
import { answerCart, type CartCall, changedBy, questionOf, visibleCart } from './cart-call.ts'
import { type CartQuestion, lockCart, readCart } from './cart.store.ts'
import {
  type ChangeRow,
  markUndoing,
  maxLinesTold,
  newSharingMode,
  readChanges,
  readOwnChanges,
  toFacts,
} from './change.store.ts'
import { calendarOf, lineFactsOf, type LoadedCart } from './loaded-cart.ts'
import { type LineExtras, saveCart } from './save-cart.ts'

/** CART-12: who changed what. */
export const listCartChangesHandler = handle(listCartChanges, async (call) => {
  const { db, params, query, caller } = call
  const { pageNo, pageSize, afterVersion } = query
  const cart = await visibleCart(db, { ...questionOf(call), cartId: params.cartId }, caller)
  const page = { afterVersion, limit: pageSize, offset: (pageNo - 1) * pageSize, isStaff: caller.isStaff }
  const [rows, own] = await Promise.all([
    readChanges(db, cart.id, page),
    readOwnChanges(db, cart.id, caller.actor.realUserId),
  ])
  const undoing = mayChangeCart(cart, caller.actor).allowed && undoChange(own, quantitiesOf(cart), cart)
  return {
    changes: rows.map((row) => toChange(row, caller.actor.realUserId)),
    undoableVersion: undoing && undoing.allowed ? undoing.value.version : null,
  }
})

/** CART-12: undo of the caller's own last change, by the same rules as any other change. */
export const undoCartChangeHandler = handle(undoCartChange, (call) => reverse(call, 'undone'))

/** CART-12: the way back from an undo. */
export const redoCartChangeHandler = handle(redoCartChange, (call) => reverse(call, 'redone'))

async function reverse(call: Call<typeof undoCartChange> | Call<typeof redoCartChange>, kind: 'undone' | 'redone') {
  const { db, params, caller } = call
  const question = { ...questionOf(call), cartId: params.cartId }
  const decide = kind === 'undone' ? undoChange : redoChange
  const { cart, undone, message } = await db.inTransaction(async (tx) => {
    const before = await lockCart(tx, question)
    orRefuse(mayChangeCart(before, caller.actor))
    const own = await readOwnChanges(tx, before.id, caller.actor.realUserId)
    const quantities = quantitiesOf(before)
    const undoing = orRefuse(decide(own, quantities, before))
    const after = await takeBack(tx, before, undoing, call, question)
    await markUndoing(tx, before.id, after.version, undoing.version, kind)
    // Another date may mean other prices.
    const cart = after.deliveryDate === before.deliveryDate ? after : await readCart(tx, question)
    if (!cart) throw new Refused(cartRefusals.cart_not_found)
    const reversed = undoing.lines.map(({ itemNumber, cases, units }) => ({
      itemNumber,
      description: (after.items.get(itemNumber) ?? before.items.get(itemNumber))?.itemInfo.description ?? '',
      from: quantities.get(itemNumber) ?? { cases: 0, units: 0 },
      to: { cases, units },
    }))
    const message = describeUndoing(kind === 'undone' ? 'Undid' : 'Redid', reversed)
    return { cart, undone: undoing.version, message }
  })
  return { isSuccess: true as const, message, undone, cart: answerCart(cart, call) }
}

async function takeBack(
  tx: Queries,
  cart: LoadedCart,
  { lines, head }: Undoing,
  call: CartCall,
  question: CartQuestion,
): Promise<LoadedCart> {
  const wanted = lines.map(({ itemNumber, cases, units }) => ({
    itemNumber,
    orderedCases: cases,
    orderedUnits: units,
  }))
  // A line that comes back may be of an item the cart no longer names.
  const isComplete = wanted.every(({ itemNumber }) => cart.items.has(itemNumber))
  const numbers = wanted.map(({ itemNumber }) => itemNumber)
  const complete = isComplete ? cart : await lockCart(tx, question, numbers)
  for (const line of wanted.filter(({ orderedCases, orderedUnits }) => orderedCases + orderedUnits > 0)) {
    const item = complete.items.get(line.itemNumber)
    if (!item) throw new Refused(cartRefusals.item_not_found)
    orRefuse(maySetLine(lineFactsOf(complete, item, call.caller.actor), line))
  }
  const extras = extrasBack(complete, lines, call)
  if (Object.keys(head).length === 0)
    return saveCart(tx, complete, { kind: 'lines-set', lines: wanted, extras }, changedBy(call))
  const infos = [...complete.items.values()].map((item) => item.itemInfo)
  const change = { poNumber: head.po, soType: head.soType, deliveryDate: head.deliveryDate }
  const decision = changeCartDetails(complete, change, infos, calendarOf(complete, call.now), call.caller.actor)
  const { warning: _warning, ...details } = orRefuse(decision)
  return saveCart(tx, complete, { kind: 'details-changed', head: details, lines: wanted }, changedBy(call))
}

/**
 * A removed line's note comes back with it; its overrides where this person may still set some
 * (CART-10).
 */
function extrasBack(cart: LoadedCart, lines: Undoing['lines'], { caller }: CartCall): LineExtras[] {
  const mayOverride = mayOverridePrices(cart, caller.actor).allowed
  return lines.flatMap(({ itemNumber, was }) => {
    if (!was) return []
    const { note, ...overrides } = was
    return [{ itemNumber, note, ...(mayOverride && overrides) }]
  })
}

const quantitiesOf = (cart: LoadedCart) =>
  new Map(cart.lines.map((line) => [line.itemNumber, { cases: line.orderedCases, units: line.orderedUnits }]))

function toChange(row: ChangeRow, readerId: string): CartChange {
  const { lines, head, undoes } = toFacts(row)
  const isAsAnother = row.userId !== row.realUserId
  return {
    version: row.version,
    at: row.at,
    name: isAsAnother ? `${row.realName} for ${row.name}` : row.name,
    isOwn: row.realUserId === readerId,
    kind: row.kind,
    lines: lines
      .slice(0, maxLinesTold)
      // What else a removed line had is not returned: overrides are for staff.
      .map(({ itemNumber, before, after }) => ({
        itemNumber,
        description: row.descriptions?.[itemNumber] ?? '',
        before,
        after,
      })),
    lineCount: lines.length,
    before: head.before,
    after: head.after,
    sharingMode: newSharingMode(row.details),
    undoes,
  }
}
