import { orRefuse, Refused } from '#kit/decision.ts'
import { addQuantities } from '#areas/carts/rules/add-quantities.ts'
import { mayChangeCart } from '#areas/carts/rules/may-change-cart.ts'
import {
  type CartWork,
  customersToTell,
  factsOf,
  type LoadedCart,
  lockCart,
  questionOf,
  saveLines,
  startCart,
} from '#areas/carts/server/public.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { cartAddress } from '#areas/checkout/checkout.addresses.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { mayOrderFor } from '#areas/items/rules/may-order-for.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { distributionRefusals } from '../auto-distribution.refusals.ts'
import { distributionWords } from '../rules/distribution-words.ts'
import { senderAsCaller } from './sender-as-caller.ts'

/** What is put into a cart, in whose name. */
export interface Distributed {
  readonly userId: string
  readonly division: string
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
}

/** Where it went. */
export interface PutInto {
  readonly cartId: string
  /** False: a new one was started. */
  readonly isCartThere: boolean
}

// The customer's latest cart that everybody of theirs sees and may change, for a usual delivery.
const openCart = sql(
  'auto-distribution.open-cart',
  `select id from carts
   where division = :division and ship_to = :shipTo and status = 'open' and is_visible_to_customer
     and sharing_mode = 'UNLOCK' and so_type = 'regularDelivery' and order_id is null and source = 'online'
   order by changed_at desc, id desc limit 1`,
)

/**
 * STAFF-5: adds the item to the ship-to's latest open cart, or to a new one that its people see, by
 * the rules of adding. Refused when it may not be ordered there, nothing stays.
 */
export async function distributeTo(tx: Queries, what: Distributed, shipTo: string, now: Date): Promise<PutInto> {
  const params = { division: what.division, shipTo }
  const caller = await senderAsCaller(tx, what.userId, params)
  const call: CartWork = { params, caller, now, address: '', ifMatch: null }
  orRefuse(mayOrderFor(caller.shipTo))
  if (caller.shipTo.isOnCreditHold) throw new Refused(customerRefusals.on_credit_hold)
  const { cart, isCartThere } = await cartFor(tx, call, what.itemNumber)
  if (cart.deliveryDate === null) throw new Refused(distributionRefusals.distribution_no_route)
  const { itemNumber, orderedCases, orderedUnits } = what
  const present = cart.lines.find((line) => line.itemNumber === itemNumber)
  const facts = orRefuse(factsOf(cart, itemNumber, call))
  const quantities = orRefuse(addQuantities(facts, present, { orderedCases, orderedUnits }, {}))
  await saveLines(tx, cart, [{ itemNumber, ...quantities }], call)
  const words = distributionWords(what, cart.items.get(itemNumber)?.itemInfo.description ?? itemNumber, caller.name)
  const place = { to: cartAddress({ id: cart.id, ...params }), ...params }
  for (const { userId } of await customersToTell(tx, { ...params, extOwnerId: cart.extOwnerId }))
    await notify(tx, userId, 'distribution', words, place)
  return { cartId: cart.id, isCartThere }
}

/** The cart it goes into, locked. */
async function cartFor(
  tx: Queries,
  call: CartWork,
  itemNumber: string,
): Promise<{ cart: LoadedCart; isCartThere: boolean }> {
  const found = await tx.maybe<{ id: string }>(openCart(call.params))
  if (found) {
    const cart = await lockCart(tx, { ...questionOf(call), cartId: found.id }, [itemNumber])
    // It may have been ordered, locked or hidden while its lock was waited for.
    if (cart.isVisibleToCustomer && mayChangeCart(cart, call.caller.actor).allowed) return { cart, isCartThere: true }
  }
  const request = { sharingMode: 'UNLOCK', isVisibleToCustomer: true, isActive: false } as const
  const { cartId } = await startCart(tx, call, request)
  return { cart: await lockCart(tx, { ...questionOf(call), cartId }, [itemNumber]), isCartThere: false }
}
