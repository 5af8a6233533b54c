import { Refused } from '#kit/decision.ts'
import type { Cents } from '#kit/money.ts'
import { alternateRows, type ItemAlternate } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Caller } from '#platform/http/caller.ts'
import { cartHolderOf } from '../rules/cart-holder.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { maySeeCart } from '../rules/may-see-cart.ts'
import { cartSelect } from './cart-sql.ts'
import { type CartRow, loaded } from './cart.store.ts'
import type { LoadedCart } from './loaded-cart.ts'

/** A cart with what its analysis asks beyond what is in it (CHECK-2). */
export interface CartToAnalyse {
  /** Its items include the alternates of its lines. */
  readonly cart: LoadedCart
  readonly alternates: readonly ItemAlternate[]
  /** What the distributor pays a case, by item; empty for customers. */
  readonly caseCosts: ReadonlyMap<string, Cents>
  /** CUST-2: this ship-to wants no switch-and-save. */
  readonly blockSwitchSave: boolean
}

/** A row of `analysedCart`. */
export interface AnalysedRow extends CartRow {
  readonly alternates: ItemAlternate[] | null
  readonly blockSwitchSave: boolean
}

const numbers = 'select l.item_number from cart_lines l where l.cart_id = :cartId'

/**
 * The statement that reads a cart as an `AnalysedRow`, whoever reads it: with the items of its
 * lines and their alternates, and what replaces what.
 */
export const analysedCart = sql(
  'carts.to-analyse',
  `with a as materialized (${alternateRows(':division', numbers)})
   select f.*, (select json_agg(a) from a) as alternates,
     (select b.block_switch_save from ship_tos b
      where b.division = :division and b.number = :shipTo) as "blockSwitchSave"
   from (${cartSelect('t', 'union select a."alternateNumber" from a')} and t.id = :cartId) f`,
)

// Apart from the cart: it is read before it is known whether staff ask (security 18).
const costs = sql(
  'carts.case-costs',
  `select i.item_number as "itemNumber", i.cost_cents as "caseCost" from items i
   where i.division = :division and i.item_number = any(:itemNumbers) and i.cost_cents > 0`,
)

/** A cart the caller may see, to be analysed, of a row of `analysedCart`. */
export async function cartToAnalyse(
  db: Queries,
  row: AnalysedRow | undefined,
  { actor, isStaff }: Caller,
): Promise<CartToAnalyse> {
  if (!row || row.status !== 'open' || !maySeeCart(row, actor)) throw new Refused(cartRefusals.cart_not_found)
  const { alternates, blockSwitchSave, ...head } = row
  const cart = await loaded(db, head, cartHolderOf(actor))
  return {
    cart,
    alternates: alternates ?? [],
    caseCosts: isStaff ? await caseCostsOf(db, cart) : new Map(),
    blockSwitchSave,
  }
}

async function caseCostsOf(db: Queries, { division, lines }: LoadedCart): Promise<ReadonlyMap<string, Cents>> {
  const itemNumbers = lines.map((line) => line.itemNumber)
  const rows = await db.rows<{ itemNumber: string; caseCost: Cents }>(costs({ division, itemNumbers }))
  return new Map(rows.map(({ itemNumber, caseCost }) => [itemNumber, caseCost]))
}
