import { summaryColumns, summaryTables } from '#areas/items/server/public.ts'
import { routeColumns } from '#areas/routing/server/public.ts'

/**
 * The scopes of areas/prices/rules/scopes-of.ts for the ship-to `s`, in SQL: read beside the cart, they save a round trip.
 * A test compares the two.
 */
const scopes = `array['L', 'S:' || s.number, 'B:' || s.bill_to, 'C:' || nullif(s.price_class, '')]
  || array(select 'G:' || g from unnest(s.gpo_ids) g)`

/** The date prices are asked for: the cart's delivery date, or today in the division while none is chosen. */
const priceDate = `coalesce(t.delivery_date, ($5::timestamptz at time zone d.time_zone)::date)`

const candidates = `
  select json_agg(json_build_object('itemNumber', p.item_number, 'scope', p.scope, 'startsOn', p.starts_on,
    'endsOn', p.ends_on, 'casePriceCents', p.case_price_cents, 'eachPriceCents', p.each_price_cents,
    'perPoundHundredths', p.per_pound_hundredths, 'reference', p.reference))
  from item_prices p
  where p.division = i.division and p.item_number = i.item_number and p.scope = any(${scopes})
    and p.starts_on <= ${priceDate} and (p.ends_on is null or p.ends_on >= ${priceDate})`

const items = (further: string) => `
  select json_agg(row_to_json(x)) from (
    select ${summaryColumns}, i.eaches_per_case as "eachesPerCase",
           (${candidates}) as candidates
    from ${summaryTables}
    where i.division = $1 and i.item_number in (
      select l.item_number from cart_lines l where l.cart_id = t.id ${further})) x`

const lines = `
  select json_agg(json_build_object('itemNumber', l.item_number, 'orderedCases', l.ordered_cases,
    'orderedUnits', l.ordered_units, 'casePriceOverride', l.case_price_override,
    'eachPriceOverride', l.each_price_override, 'position', l.position, 'changedByName', u.name,
    'changedAt', l.changed_at) order by l.position, l.item_number)
  from cart_lines l join users u on u.id = l.changed_by where l.cart_id = t.id`

const owner = (column: string): string =>
  `(select json_build_object('name', u.name, 'role', u.role) from users u where u.id = t.${column})`

const customer = `json_build_object('division', s.division, 'shipTo', s.number, 'billTo', s.bill_to, 'name', s.name,
  'timeZone', d.time_zone, 'isActive', s.is_active and o.is_active, 'isOrderingAllowed', s.is_ordering_allowed,
  'isProspective', s.is_prospective, 'isOnCreditHold', o.is_on_credit_hold, 'priceClass', s.price_class,
  'gpoIds', s.gpo_ids, 'orderThreshold', d.order_threshold_cents)`

/** Further items for `cartSelect`: of $6, one number or null. */
export const oneMoreItem = 'union select $6::text'
/** Further items for `cartSelect`: of $6, an array of numbers. */
export const manyMoreItems = 'union select unnest($6::text[])'

/**
 * A cart with its customer, routes, lines, items and price candidates as one row. $1 division, $2 ship-to, $3 cart or null,
 * $4 reader, $5 now; `further` names items beside those of the lines. `seenVersion` is read without the lock: see
 * cart.store.ts. An array where none is needed would make PostgreSQL plan the statement anew each time, which takes longer
 * than running it.
 */
export const cartSelect = (further = ''): string => `
  select t.id, t.version, (select v.version from carts v where v.id = t.id) as "seenVersion",
         t.division, t.ship_to as "shipTo", t.bill_to as "billTo", t.status, t.so_type as "soType",
         t.delivery_date as "deliveryDate", t.po, t.sharing_mode as "sharingMode", t.int_owner_id as "intOwnerId",
         t.ext_owner_id as "extOwnerId", t.is_visible_to_customer as "isVisibleToCustomer", t.type, t.source,
         t.changed_at as "changedAt", ${priceDate} as "priceDate", ${customer} as customer,
         exists (select from active_carts a
                 where a.user_id = $4 and a.division = $1 and a.ship_to = $2 and a.cart_id = t.id) as "isActive",
         ${owner('int_owner_id')} as "intOwner", ${owner('ext_owner_id')} as "extOwner",
         ${routeColumns('$1', '$2')}, (${lines}) as lines, (${items(further)}) as items
  from carts t
  join ship_tos s on s.division = t.division and s.number = t.ship_to
  join bill_tos o on o.division = s.division and o.number = s.bill_to
  join divisions d on d.code = t.division
  where t.division = $1 and t.ship_to = $2`
