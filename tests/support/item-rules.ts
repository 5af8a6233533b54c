import { items, shipTos } from './distributor.ts'

/** The item that the rules are about, and the one a cart has besides. */
export const [subject, other] = [items.flour, items.oil]

/** A rule, how it comes to hold, and what each way says of it. */
export interface ItemRule {
  readonly name: string
  /** What happens to the item, the ship-to or its route; the table is put back after each test. */
  readonly holds: readonly string[]
  readonly wanted?: { orderedCases: number; orderedUnits: number }
  readonly soType?: 'willCall'
  readonly code: string
  /** The result file's own code where it has one. */
  readonly imported?: string
  /** What the line of a pasted list says. */
  readonly matched: string
}

const item = (change: string) => `update items set ${change} where division = 'NLV' and item_number = '${subject}'`
const shipTo = (change: string) =>
  `update ship_tos set ${change} where division = 'NLV' and number = '${shipTos.own.shipTo}'`
const byTheEach = { orderedCases: 0, orderedUnits: 3 }

/** Security 17: every rule that keeps an item out of a cart. */
export const itemRules: readonly ItemRule[] = [
  {
    name: 'reserved for another ship-to',
    holds: [item(`is_reserved = true, reserved_ship_tos = '{0000201}'`)],
    code: 'item_reserved',
    imported: 'row_proprietary_item',
    matched: 'Item reserved for another ship-to',
  },
  {
    name: 'proprietary to another customer',
    holds: [item(`is_proprietary = true, reserved_ship_tos = '{0000201}'`)],
    code: 'item_not_found',
    imported: 'row_item_not_found',
    matched: 'No item was found.',
  },
  {
    name: 'drop-ship in a will-call cart',
    holds: [item('is_drop_ship = true')],
    soType: 'willCall',
    code: 'item_not_for_will_call',
    matched: 'Cannot add for Will Call order',
  },
  {
    name: 'just-in-time in a will-call cart',
    holds: [item('is_just_in_time = true')],
    soType: 'willCall',
    code: 'item_not_for_will_call',
    matched: 'Cannot add for Will Call order',
  },
  {
    name: 'drop-ship on a route that blocks it',
    holds: [item('is_drop_ship = true'), 'update route_days set block_jit_drop = true'],
    code: 'item_blocked_for_order_type',
    matched: 'Just-in-Time and Drop Ship items cannot be added to this order type',
  },
  {
    name: 'discontinued',
    holds: [item(`erp_status = 'discontinued'`)],
    code: 'item_discontinued',
    matched: 'Discontinued Item',
  },
  {
    name: 'inactive',
    holds: [item(`erp_status = 'inactive'`)],
    code: 'item_not_orderable',
    imported: 'row_item_not_present',
    // Lists are matched with the active items alone.
    matched: 'No item was named.',
  },
  {
    name: 'sold by the each only',
    holds: [item('each_only = true, is_broken_case = false')],
    code: 'cases_not_sold',
    imported: 'row_each_only',
    matched: 'This item is not sold in this unit.',
  },
  {
    name: 'no broken case',
    holds: [item('is_broken_case = false')],
    wanted: byTheEach,
    code: 'eaches_not_sold',
    matched: 'This item is not sold in this unit.',
  },
  {
    name: 'without a price',
    holds: [`update item_prices set ends_on = '2020-01-02' where item_number = '${subject}'`],
    code: 'item_price_unavailable',
    imported: 'row_price_not_available',
    matched: 'Item price not available',
  },
  {
    name: 'for a prospect',
    holds: [shipTo('is_prospective = true')],
    code: 'prospect_cannot_order',
    matched: 'Prospective customers cannot order yet. Please reach out to your DSR.',
  },
  {
    name: 'for a ship-to that may not order',
    holds: [shipTo('is_ordering_allowed = false')],
    code: 'ordering_not_allowed',
    matched: 'Ordering is not allowed for this ship-to.',
  },
  {
    name: 'for a ship-to that is closed',
    holds: [shipTo('is_active = false')],
    code: 'ordering_not_allowed',
    matched: 'Ordering is not allowed for this ship-to.',
  },
]

/** Puts everything back that the rules change. */
export const noRule: readonly string[] = [
  item(`is_reserved = false, is_proprietary = false, reserved_ship_tos = '{}', is_drop_ship = false,
    is_just_in_time = false, erp_status = 'active', each_only = false, is_broken_case = true`),
  shipTo('is_prospective = false, is_ordering_allowed = true, is_active = true'),
  'update route_days set block_jit_drop = false',
  'update item_prices set ends_on = null',
  'delete from item_alternates',
]
