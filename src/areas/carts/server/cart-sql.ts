import { shipToJson } from '#areas/customers/server/public.ts'
import { catalogueVersion, passingColumns, passingTables } from '#areas/items/server/public.ts'
import { candidateColumns } from '#areas/prices/server/public.ts'
import { routeColumns } from '#areas/routing/server/public.ts'
import type { StoredLine } from './loaded-cart.ts'

/**
 * The scopes of areas/prices/rules/scopes-of.ts for the ship-to `s`, in SQL: read beside the cart,
 * they save a round trip. A test compares the two.
 */
const scopes = `array['L', 'S:' || s.number, 'B:' || s.bill_to, 'C:' || nullif(s.price_class, '')]
  || array(select 'G:' || g from unnest(s.gpo_ids) g)`

/**
 * The date prices are asked for: the cart's delivery date, or today in the division while none is
 * chosen.
 */
const priceDate = `coalesce(t.delivery_date, ($5::timestamptz at time zone d.time_zone)::date)`

const numbers = (further: string) => `select l.item_number from cart_lines l where l.cart_id = t.id ${further}`

/** Stock and words of each item: what the catalogue in memory does not know. */
const items = (further: string) => `
  select json_agg(${passingColumns}) from (${numbers(further)}) n ${passingTables}`

const candidates = (further: string) => `
  select json_agg(${candidateColumns}) from (${numbers(further)}) n
  join item_prices c on c.division = $1 and c.item_number = n.item_number and c.scope = any(${scopes})
    and c.starts_on <= ${priceDate} and (c.ends_on is null or c.ends_on >= ${priceDate})`

/** A line as `lineColumns` returns it, in this order and without names. */
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

/** One `LineColumns` as JSON, of a line `l` changed by the user `u`. */
const lineColumns = `json_build_array(l.item_number, l.ordered_cases, l.ordered_units, l.case_price_override,
  l.each_price_override, l.position, u.name, l.changed_at, l.note)`

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

const lines = `
  select json_agg(${lineColumns} order by l.position, l.item_number)
  from cart_lines l join users u on u.id = l.changed_by where l.cart_id = t.id`

const owner = (column: string): string =>
  `(select json_build_object('name', u.name, 'role', u.role) from users u where u.id = t.${column})`

/** Further items for `cartSelect`: of $6, one number or null. */
export const oneMoreItem = 'union select $6::text where $6::text is not null'
/** Further items for `cartSelect`: of $6, an array of numbers. */
export const manyMoreItems = 'union select unnest($6::text[])'

/**
 * A cart with its customer, routes, lines, the passing facts of its items and their price
 * candidates as one row. $1 division, $2 ship-to, $3 cart or null, $4 reader, $5 now; `further`
 * names items beside those of the lines. `seenVersion` is read without the lock: see cart.store.ts.
 * An array where none is needed would make PostgreSQL plan the statement anew each time, which
 * takes longer than running it.
 */
export const cartSelect = (further = ''): string => `
  select t.id, t.version, (select v.version from carts v where v.id = t.id) as "seenVersion",
         t.division, t.ship_to as "shipTo", t.bill_to as "billTo", t.status, t.so_type as "soType",
         t.delivery_date as "deliveryDate", t.po, t.sharing_mode as "sharingMode", t.int_owner_id as "intOwnerId",
         t.ext_owner_id as "extOwnerId", t.is_visible_to_customer as "isVisibleToCustomer", t.type, t.source,
         t.changed_at as "changedAt", ${priceDate} as "priceDate", ${shipToJson({ shipTo: 's', billTo: 'o', division: 'd' })} as customer,
         exists (select from active_carts a
                 where a.user_id = $4 and a.division = $1 and a.ship_to = $2 and a.cart_id = t.id) as "isActive",
         ${owner('int_owner_id')} as "intOwner", ${owner('ext_owner_id')} as "extOwner",
         ${routeColumns('$1', '$2')}, (${lines}) as lines,
         (${items(further)}) as items, (${candidates(further)}) as candidates, ${catalogueVersion} as "catalogueVersion"
  from carts t
  join ship_tos s on s.division = t.division and s.number = t.ship_to
  join bill_tos o on o.division = s.division and o.number = s.bill_to
  join divisions d on d.code = t.division
  where t.division = $1 and t.ship_to = $2`
