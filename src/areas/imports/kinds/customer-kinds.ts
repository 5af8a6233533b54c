import {
  division,
  email,
  listOf,
  measure,
  money,
  oneOf,
  text,
  timeOfDay,
  tradeNumber,
  weekday,
  whole,
  yesNo,
} from '../cell.ts'
import { soTypes } from '#areas/routing/order-types.ts'
import { importKind, key, needed, optional } from '../import-kind.ts'
import { knownBillTo, knownDivision, knownGpos, knownShipTo } from './references.ts'

const address = {
  address: optional(text(200), 'Street', 'address'),
  address2: optional(text(200), 'Suite, building', 'address2'),
  city: optional(text(100), 'City', 'city'),
  state: optional(text(50), 'State', 'state'),
  zip: optional(text(20), 'ZIP code', 'zip'),
  phone: optional(text(50), 'Telephone', 'phone'),
}

/** Who pays. */
export const billTos = importKind({
  name: 'bill-tos',
  rowIs: 'one bill-to',
  table: 'bill_tos',
  key: ['division', 'number'],
  columns: {
    division: key(division, 'Division code', 'division'),
    billTo: key(tradeNumber, 'Number, left-padded with zeros', 'number'),
    name: needed(text(200), 'Name people read', 'name'),
    ...address,
    email: optional(email, 'Where statements go', 'email'),
    isActive: optional(yesNo, 'Whether it is a customer still', 'is_active', 'boolean', 'true'),
    isOnCreditHold: optional(yesNo, 'Whether orders wait for credit', 'is_on_credit_hold', 'boolean', 'false'),
    pastDue: optional(money(-1e15), 'Dollars past due', 'past_due_cents', 'bigint', '0'),
    netDue: optional(money(-1e15), 'Dollars due in all', 'net_due_cents', 'bigint', '0'),
    invoicesDue: optional(whole(0, 1_000_000), 'Number of open invoices', 'invoices_due', 'integer', '0'),
  },
  references: [knownDivision],
})

/** Who is delivered. */
export const shipTos = importKind({
  name: 'ship-tos',
  rowIs: 'one ship-to',
  table: 'ship_tos',
  key: ['division', 'number'],
  isCatalogue: true,
  columns: {
    division: key(division, 'Division code', 'division'),
    shipTo: key(tradeNumber, 'Number, left-padded with zeros', 'number'),
    billTo: needed(tradeNumber, 'Bill-to that pays for it', 'bill_to'),
    name: needed(text(200), 'Name people read', 'name'),
    ...address,
    priceClass: optional(text(20), 'Customers of one class share class prices', 'price_class'),
    gpoIds: optional(listOf(text(40)), 'GPOs it belongs to', 'gpo_ids', 'text[]', "'{}'"),
    isActive: optional(yesNo, 'Whether it is delivered still', 'is_active', 'boolean', 'true'),
    isOrderingAllowed: optional(yesNo, 'Whether it may order', 'is_ordering_allowed', 'boolean', 'true'),
    isProspective: optional(yesNo, 'Whether it is no customer yet', 'is_prospective', 'boolean', 'false'),
    dsrEmail: optional(email, 'Mail address of its DSR', 'dsr_email'),
    dsmEmail: optional(email, 'Mail address of its DSM', 'dsm_email'),
    arrName: optional(text(100), 'Its accounts receivable analyst', 'arr_name'),
    parentShipTo: optional(tradeNumber, 'Ship-to it belongs to', 'parent_ship_to', 'text', 'null'),
    recipePricingType: optional(
      oneOf(['current', 'last purchased']),
      'Prices recipes are costed with',
      'recipe_pricing_type',
      'text',
      "'current'",
    ),
    maxFoodCostPct: optional(measure, 'Highest food cost in percent', 'max_food_cost_pct', 'numeric(5,2)', 'null'),
    blockSwitchSave: optional(
      yesNo,
      'Whether checkout suggests no cheaper items to it',
      'block_switch_save',
      'boolean',
      'false',
    ),
  },
  check: (row) => {
    if (typeof row.maxFoodCostPct === 'number' && (row.maxFoodCostPct <= 0 || row.maxFoodCostPct > 100)) {
      return { field: 'maxFoodCostPct', reason: 'must be a percentage above 0 and at most 100' }
    }
    // The table says so too, and would refuse the whole file.
    return row.parentShipTo === row.shipTo
      ? { field: 'parentShipTo', reason: 'must be another ship-to than the row is about' }
      : undefined
  },
  references: [knownDivision, knownBillTo, knownGpos],
})

/** Days on which a ship-to is delivered, with cut-offs (CUST-3). */
export const routeDays = importKind({
  name: 'route-days',
  rowIs: 'the delivery days of one ship-to and order type',
  table: 'route_days',
  key: ['division', 'ship_to', 'so_type'],
  columns: {
    division: key(division, 'Division code', 'division'),
    shipTo: key(tradeNumber, 'Ship-to number', 'ship_to'),
    soType: key(oneOf(soTypes), 'Order type, such as regularDelivery', 'so_type'),
    days: needed(listOf(weekday), 'Weekdays, such as Mon|Wed|Fri', 'days', 'smallint[]'),
    cutOffTime: optional(timeOfDay, "End of ordering in the division's time zone", 'cut_off_time', 'time', "'17:00'"),
    cutOffDaysBefore: optional(
      whole(0, 14),
      'Days before delivery on which ordering ends',
      'cut_off_days_before',
      'integer',
      '1',
    ),
    blockJitDrop: optional(
      yesNo,
      'Whether just-in-time and drop-ship items are kept off this order type',
      'block_jit_drop',
      'boolean',
      'false',
    ),
  },
  references: [knownShipTo],
})
