import { Refused } from '#kit/decision.ts'
import type { Cents } from '#kit/money.ts'
import { alternateRows, type ItemAlternate } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Caller } from '#platform/http/caller.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { maySeeCart } from '../rules/may-see-cart.ts'
import { cartSelect } from './cart-sql.ts'
import { type CartQuestion, type CartRow, loaded } from './cart.store.ts'
import type { LoadedCart } from './loaded-cart.ts'

/** A cart with what its analysis asks beyond what is in it (CHECK-2). */
export interface CartToAnalyse {
  /** Its items include the alternates of its lines. */
  readonly cart: LoadedCart
  readonly alternates: readonly ItemAlternate[]
  /** What the distributor pays a case, by item; empty unless costs were asked for. */
  readonly caseCosts: ReadonlyMap<string, Cents>
  /** CUST-2: this ship-to wants no switch-and-save. */
  readonly blockSwitchSave: boolean
}

interface AnalysedRow extends CartRow {
  readonly alternates: ItemAlternate[] | null
  readonly costs: Readonly<Record<string, Cents>> | null
  readonly blockSwitchSave: boolean
}

const numbersOf = <Cart extends string>(cartId: Cart) =>
  `select l.item_number from cart_lines l where l.cart_id = ${cartId}` as const

const alternatesOfLines =
  `union select r."alternateNumber" from (${alternateRows(':division', numbersOf('t.id'))}) r` as const

// One statement: the cart with the items of its lines and their alternates, what replaces what, and
// costs when `:withCosts` says so.
const select = sql(
  'carts.to-analyse',
  `select f.*,
     (select json_agg(r) from (${alternateRows(':division', numbersOf(':cartId'))}) r) as alternates,
     (select json_object_agg(i.item_number, i.cost_cents) from items i
      where :withCosts and i.division = :division and i.item_number in (${numbersOf(':cartId')})
        and i.cost_cents > 0) as costs,
     (select b.block_switch_save from ship_tos b
      where b.division = :division and b.number = :shipTo) as "blockSwitchSave"
   from (${cartSelect('t', alternatesOfLines)} and t.id = :cartId) f`,
)

/**
 * A cart the caller may see, to be analysed; costs are not even read for those who may not know
 * them (security 18).
 */
export async function cartToAnalyse(
  db: Queries,
  { division, shipTo, cartId, holder, now }: CartQuestion,
  caller: Caller,
): Promise<CartToAnalyse> {
  const row = await db.maybe<AnalysedRow>(select({ division, shipTo, cartId, now, withCosts: caller.isStaff }))
  if (!row || row.status !== 'open' || !maySeeCart(row, caller.actor)) throw new Refused(cartRefusals.cart_not_found)
  const { alternates, costs, blockSwitchSave, ...cart } = row
  return {
    cart: await loaded(db, cart, holder),
    alternates: alternates ?? [],
    caseCosts: new Map(Object.entries(costs ?? {})),
    blockSwitchSave,
  }
}
