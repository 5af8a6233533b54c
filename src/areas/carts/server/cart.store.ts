import { Refused } from '#kit/decision.ts'
import { toItemSummary, type ItemSummaryRow } from '#areas/items/server/public.ts'
import type { PriceCandidate } from '#areas/prices/item-price.ts'
import { choosePrice } from '#areas/prices/rules/choose-price.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { cartSelect, manyMoreItems, oneMoreItem } from './cart-sql.ts'
import type { CartItem, LoadedCart, StoredLine } from './loaded-cart.ts'

/** Which cart is read, by whom and when. */
export interface CartQuestion {
  readonly division: string
  readonly shipTo: string
  readonly cartId: string
  /** The effective user. */
  readonly userId: string
  readonly now: Date
}

type ItemRow = ItemSummaryRow & { eachesPerCase: number; candidates: PriceCandidate[] | null }

type CartRow = Omit<LoadedCart, 'lines' | 'items'> & {
  seenVersion: number
  priceDate: string
  lines: StoredLine[] | null
  items: ItemRow[] | null
}

const one = sql('carts.one', `${cartSelect()} and t.id = $3`)
const locked = sql('carts.locked', `${cartSelect(oneMoreItem)} and t.id = $3 for update of t`)
const lockedForMany = sql('carts.locked-for-many', `${cartSelect(manyMoreItems)} and t.id = $3 for update of t`)
const open = sql(
  'carts.open',
  `${cartSelect()} and $3::uuid is null and t.status = 'open' order by t.changed_at desc, t.id limit 200`,
)
const active = sql(
  'carts.active',
  `select n."openCarts", (n."openCarts" is not null and f.id is not null) as "hasActive", f.*
   from (select count(*)::int as "openCarts" from carts
         where division = $1 and ship_to = $2 and status = 'open' and (is_visible_to_customer or $6)) n
   left join (${cartSelect()} and t.status = 'open' and $3::uuid is null and t.id =
     (select a.cart_id from active_carts a where a.user_id = $4 and a.division = $1 and a.ship_to = $2)) f on true`,
)

const valuesOf = (question: Omit<CartQuestion, 'cartId'>, cartId: string | null): unknown[] => [
  question.division,
  question.shipTo,
  cartId,
  question.userId,
  question.now,
]

/** A cart as it is now, in any state, or undefined. */
export async function readCart(db: Queries, question: CartQuestion): Promise<LoadedCart | undefined> {
  const row = await db.maybe<CartRow>(one, valuesOf(question, question.cartId))
  return row && toLoadedCart(row)
}

/** A cart that is about to change, its row locked until the transaction it runs in ends; refused with 404 when there is none. The items of `itemNumbers` come along. */
export async function lockCart(
  tx: Queries,
  question: CartQuestion,
  itemNumbers: readonly string[] = [],
): Promise<LoadedCart> {
  const [statement, further] = itemNumbers.length > 1 ? [lockedForMany, itemNumbers] : [locked, itemNumbers[0] ?? null]
  const values = [...valuesOf(question, question.cartId), further]
  let row = await tx.maybe<CartRow>(statement, values)
  // PostgreSQL reads the row anew after waiting for its lock, but lines and the rest as they were before the wait. The
  // version tells; the second reading cannot be late, since the lock is held.
  if (row && row.seenVersion !== row.version) row = await tx.maybe<CartRow>(statement, values)
  if (!row) throw new Refused(cartRefusals.cart_not_found)
  return toLoadedCart(row)
}

/** All open carts of the ship-to, the latest changed first; hidden ones included. */
export async function readOpenCarts(db: Queries, question: Omit<CartQuestion, 'cartId'>): Promise<LoadedCart[]> {
  return (await db.rows<CartRow>(open, valuesOf(question, null))).map(toLoadedCart)
}

/** The reader's active cart, and how many open carts they may see. */
export async function readActiveCart(
  db: Queries,
  question: Omit<CartQuestion, 'cartId'>,
  isStaff: boolean,
): Promise<{ cart: LoadedCart | undefined; openCarts: number }> {
  type Row = CartRow & { openCarts: number; hasActive: boolean }
  const row = await db.row<Row>(active, [...valuesOf(question, null), isStaff])
  return { cart: row.hasActive ? toLoadedCart(row) : undefined, openCarts: row.openCarts }
}

function toLoadedCart({ lines, items, priceDate, seenVersion: _seen, ...head }: CartRow): LoadedCart {
  const toItem = (row: ItemRow): [string, CartItem] => {
    const { eachesPerCase, candidates, ...summaryRow } = row
    const price = head.customer.isProspective ? null : choosePrice(row, candidates ?? [], priceDate)
    return [row.itemNumber, { itemInfo: toItemSummary(summaryRow), facts: summaryRow, price, eachesPerCase }]
  }
  return {
    ...head,
    // JSON carries instants with microseconds and an offset.
    lines: (lines ?? []).map((line) => ({ ...line, changedAt: new Date(line.changedAt).toISOString() })),
    items: new Map((items ?? []).map(toItem)),
  }
}
