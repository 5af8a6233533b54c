import type { CalendarDate } from '#kit/dates.ts'
import { Refused } from '#kit/decision.ts'
import {
  type KnownItem,
  knownItems,
  type PassingColumns,
  summaryRowOf,
  toItemSummary,
} from '#areas/items/server/public.ts'
import { choosePrice } from '#areas/prices/rules/choose-price.ts'
import { type CandidateColumns, candidatesByItem } from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Query, sql } from '#platform/database/statement.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { cartSelect, type LineColumns, toLine } from './cart-sql.ts'
import type { DateMove } from './date-notice.store.ts'
import type { CartItem, LoadedCart } from './loaded-cart.ts'

/** Which cart is read, by whom and when. */
export interface CartQuestion {
  readonly division: string
  readonly shipTo: string
  readonly cartId: string
  /** Whose active cart counts: `cartHolderOf`. */
  readonly holder: string
  /** In a procurement session only its own carts are counted. */
  readonly punchoutId: string | null
  readonly now: Date
}

/** A row of `cartSelect`. */
export type CartRow = Omit<LoadedCart, 'lines' | 'items' | 'isActive'> & {
  /** The users whose active cart it is. */
  activeFor: string[]
  seenVersion: number
  catalogueVersion: number
  priceDate: string
  lines: LineColumns[] | null
  items: PassingColumns[] | null
  candidates: CandidateColumns[] | null
}

const one = sql('carts.one', `${cartSelect('t', '')} and t.id = :cartId`)
const locked = sql(
  'carts.locked',
  `${cartSelect('t', 'union select unnest(:itemNumbers::text[])')} and t.id = :cartId for update of t`,
)
const active = sql(
  'carts.active',
  `select n."openCarts", (n."openCarts" is not null and f.id is not null) as "hasActive", f.*,
     (select json_build_object('before', m.before_date, 'after', m.after_date) from cart_date_notices m
      where m.cart_id = f.id and m.user_id = :holder
        and m.after_date is not distinct from f."deliveryDate") as "movedDate"
   from (select count(*)::int as "openCarts" from carts
         where division = :division and ship_to = :shipTo and status = 'open'
           and (is_visible_to_customer or :isStaff)
           and (:punchoutId::uuid is null or punchout_id = :punchoutId)) n
   left join (${cartSelect('t', '')} and t.status = 'open' and t.id =
     (select a.cart_id from active_carts a
      where a.holder_id = :holder and a.division = :division and a.ship_to = :shipTo)) f on true`,
)

/** The statement that reads one cart as a `CartRow`, whoever reads it. */
export const cartQuery = (question: Omit<CartQuestion, 'holder' | 'punchoutId'>): Query => one(question)

/** A cart as it is now, in any state, or undefined. */
export async function readCart(db: Queries, question: CartQuestion): Promise<LoadedCart | undefined> {
  const row = await db.maybe<CartRow>(cartQuery(question))
  return row && loaded(db, row, question.holder)
}

/**
 * A cart that is about to change, its row locked until the transaction it runs in ends; refused
 * with 404 when there is none. The items of `itemNumbers` come along.
 */
export async function lockCart(
  tx: Queries,
  question: CartQuestion,
  itemNumbers: readonly string[] = [],
): Promise<LoadedCart> {
  const query = locked({ ...question, itemNumbers })
  let row = await tx.maybe<CartRow>(query)
  // PostgreSQL reads the row again after waiting for its lock, but lines and the rest as they were
  // before the wait. The version shows it; the second reading cannot be late, since the lock is
  // held.
  if (row && row.seenVersion !== row.version) row = await tx.maybe<CartRow>(query)
  if (!row) throw new Refused(cartRefusals.cart_not_found)
  return loaded(tx, row, question.holder)
}

/**
 * The reader's active cart, how many open carts they may see, and whether the date moved without
 * their knowing.
 */
export async function readActiveCart(
  db: Queries,
  question: Omit<CartQuestion, 'cartId'>,
  isStaff: boolean,
): Promise<{ cart: LoadedCart | undefined; openCarts: number; movedDate: DateMove | null }> {
  type Row = CartRow & { openCarts: number; hasActive: boolean; movedDate: DateMove | null }
  const { openCarts, hasActive, movedDate, ...row } = await db.row<Row>(active({ ...question, isStaff }))
  return { cart: hasActive ? await loaded(db, row, question.holder) : undefined, openCarts, movedDate }
}

/** A row of `cartSelect` as the cart `userId` reads, its items and prices put together. */
export async function loaded(
  db: Queries,
  { lines, items, candidates, priceDate, catalogueVersion, seenVersion: _seen, activeFor, ...head }: CartRow,
  userId: string,
): Promise<LoadedCart> {
  const passing = items ?? []
  const known = await knownItems(
    db,
    { division: head.division, version: catalogueVersion },
    passing.map(([itemNumber]) => itemNumber),
  )
  // A prospect gets no price (CUST-4).
  const prices = { candidates: head.customer.isProspective ? [] : (candidates ?? []), date: priceDate }
  return {
    ...head,
    isActive: activeFor.includes(userId),
    lines: (lines ?? []).map(toLine),
    items: toCartItems(passing, known, prices, head.shipTo),
  }
}

/**
 * The items a cart names, by number, with their price on the delivery date; those the division does
 * not have are absent.
 */
function toCartItems(
  passing: readonly PassingColumns[],
  known: ReadonlyMap<string, KnownItem>,
  prices: { readonly candidates: readonly CandidateColumns[]; readonly date: CalendarDate },
  shipTo: string,
): ReadonlyMap<string, CartItem> {
  const candidatesOf = candidatesByItem(prices.candidates)
  const items = new Map<string, CartItem>()
  for (const columns of passing) {
    const item = known.get(columns[0])
    if (!item) continue
    const row = summaryRowOf(item, columns, shipTo)
    const price = choosePrice(item, candidatesOf.get(item.itemNumber) ?? [], prices.date)
    items.set(item.itemNumber, { itemInfo: toItemSummary(row), facts: row, price, eachesPerCase: item.eachesPerCase })
  }
  return items
}
