import { shipToJson } from '#areas/customers/server/public.ts'
import { catalogueVersion, selectPassing } from '#areas/items/server/public.ts'
import { type CandidateColumns, scopesColumn, selectCandidates } from '#areas/prices/server/public.ts'
import { routeColumns } from '#areas/routing/server/public.ts'
import type { StoredLine } from './loaded-cart.ts'

// Aliases: `cart`, `shipTo` and `division` are those of the rows a fragment is about. Values are
// those of `cartSelect`.

/**
 * The date prices are asked for: the cart's delivery date, or today in the division while none is
 * chosen.
 */
const priceDate = (cart: string, division: string) =>
  `coalesce(${cart}.delivery_date, (:now::timestamptz at time zone ${division}.time_zone)::date)` as const

/**
 * The price candidates of the items that `numbers` selects, for a ship-to of its own division. The
 * numbers are an array, so that each is looked up: as a join PostgreSQL reads all prices of the
 * division up to the cart's last item, once it expects some hundred lines (decision 18).
 */
const candidates = (numbers: string, shipTo: string, date: string) =>
  selectCandidates(`array(${numbers})`, { division: `${shipTo}.division`, scopes: scopesColumn(shipTo), date })

/** A line as `lines` returns it, in this order and without names: see `PassingColumns`. */
export type LineColumns = readonly [
  itemNumber: string,
  orderedCases: number,
  orderedUnits: number,
  casePriceOverride: StoredLine['casePriceOverride'],
  eachPriceOverride: StoredLine['eachPriceOverride'],
  position: number,
  changedByName: string,
  changedAt: string,
  note: string,
]

/** A line with the names of its fields. */
export const toLine = (columns: LineColumns): StoredLine => ({
  itemNumber: columns[0],
  orderedCases: columns[1],
  orderedUnits: columns[2],
  casePriceOverride: columns[3],
  eachPriceOverride: columns[4],
  position: columns[5],
  changedByName: columns[6],
  // JSON carries instants with microseconds and an offset.
  changedAt: new Date(columns[7]).toISOString(),
  note: columns[8],
})

const lines = (cart: string) => `
  select json_agg(json_build_array(l.item_number, l.ordered_cases, l.ordered_units, l.case_price_override,
    l.each_price_override, l.position, u.name, l.changed_at, l.note) order by l.position, l.item_number)
  from cart_lines l join users u on u.id = l.changed_by where l.cart_id = ${cart}.id`

/** SQL: name and role of the user whose id an SQL term is, as JSON; null for nobody. */
export const ownerJson = (id: string): string =>
  `(select json_build_object('name', u.name, 'role', u.role) from users u where u.id = ${id})`

/** SQL: the guide a cart was opened from; an earlier version stored guides without a name. */
export const guideColumn = (cart: string): string =>
  `case when jsonb_exists(${cart}.guide_info, 'name') then ${cart}.guide_info end`

/** SQL: the placed order a cart changes, as JSON; null for a cart of a new order (NEXT-2). */
export const orderColumn = (cart: string): string =>
  `case when ${cart}.order_id is not null then json_build_object('id', ${cart}.order_id,
     'orderNumber', ${cart}.order_number, 'version', ${cart}.order_version) end`

/**
 * A cart under the alias `cart`, with its customer, routes, lines, the passing facts of its items
 * and their price candidates as one row; conditions on the cart may follow. Values: `:division` and
 * `:shipTo` of the cart, `:now`. `further` selects items beside those of the
 * lines, from `union` on. `seenVersion` is read without the lock: see cart.store.ts.
 */
export const cartSelect = <Further extends string>(cart: string, further: Further) => {
  const numbers = `select l.item_number from cart_lines l where l.cart_id = ${cart}.id ${further}` as const
  const date = priceDate(cart, 'd')
  return `
  select ${cart}.id, ${cart}.version, (select v.version from carts v where v.id = ${cart}.id) as "seenVersion",
         ${cart}.division, ${cart}.ship_to as "shipTo", ${cart}.bill_to as "billTo", ${cart}.status,
         ${cart}.so_type as "soType", ${cart}.delivery_date as "deliveryDate", ${cart}.po,
         ${cart}.sharing_mode as "sharingMode", ${cart}.int_owner_id as "intOwnerId",
         ${cart}.ext_owner_id as "extOwnerId", ${cart}.is_visible_to_customer as "isVisibleToCustomer",
         ${orderColumn(cart)} as "changesOrder", ${cart}.punchout_id as "punchoutId", ${cart}.type, ${cart}.source, ${cart}.changed_at as "changedAt", ${guideColumn(cart)} as "guideInfo",
         ${date} as "priceDate",
         ${shipToJson({ shipTo: 's', billTo: 'b', division: 'd' })} as customer,
         array(select a.holder_id from active_carts a where a.cart_id = ${cart}.id) as "activeFor",
         ${ownerJson(`${cart}.int_owner_id`)} as "intOwner", ${ownerJson(`${cart}.ext_owner_id`)} as "extOwner",
         ${routeColumns(':division', ':shipTo')}, (${lines(cart)}) as lines,
         ${selectPassing(`(${numbers})`, { division: ':division', shipTo: ':shipTo' })} as items,
         ${candidates(numbers, 's', date)} as candidates,
         ${catalogueVersion(':division')} as "catalogueVersion"
  from carts ${cart}
  join ship_tos s on s.division = ${cart}.division and s.number = ${cart}.ship_to
  join bill_tos b on b.division = s.division and b.number = s.bill_to
  join divisions d on d.code = ${cart}.division
  where ${cart}.division = :division and ${cart}.ship_to = :shipTo` as const
}

/** What `cartContents` returns of one cart. */
export interface ContentsRow {
  readonly id: string
  readonly division: string
  readonly isVisibleToCustomer: boolean
  /** A prospect gets no price (CUST-4). */
  readonly isProspective: boolean
  readonly priceDate: string
  readonly catalogueVersion: number
  readonly lines: LineColumns[] | null
  readonly candidates: CandidateColumns[] | null
}

/** The lines of the carts `:ids`, with what prices them at `:now`; of carts found before. */
export const cartContents = `
  select t.id, t.division, t.is_visible_to_customer as "isVisibleToCustomer", s.is_prospective as "isProspective",
         ${priceDate('t', 'd')} as "priceDate", ${catalogueVersion('t.division')} as "catalogueVersion",
         (${lines('t')}) as lines,
         ${candidates('select l.item_number from cart_lines l where l.cart_id = t.id', 's', priceDate('t', 'd'))}
           as candidates
  from carts t
  join ship_tos s on s.division = t.division and s.number = t.ship_to
  join divisions d on d.code = t.division
  where t.id = any(:ids::uuid[])` as const
