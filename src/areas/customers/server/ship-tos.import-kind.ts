import { division, email, listOf, measure, oneOf, text, tradeNumber, yesNo } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { addressColumns } from './address-columns.ts'
import { knownBillTo, knownDivision, knownGpos } from './import-references.ts'

/** The places that are delivered to. */
export const shipTosImportKind = importKind({
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
    ...addressColumns,
    priceClass: optional(text(20), 'Customers of one class share class prices', 'price_class'),
    gpoIds: optional(listOf(text(40)), 'GPOs it belongs to', 'gpo_ids', 'text[]', "'{}'"),
    isActive: optional(yesNo, 'Whether it is active', 'is_active', 'boolean', 'true'),
    isOrderingAllowed: optional(yesNo, 'Whether it may order', 'is_ordering_allowed', 'boolean', 'true'),
    isProspective: optional(
      yesNo,
      'Whether it is a prospect, not yet a customer',
      'is_prospective',
      'boolean',
      'false',
    ),
    dsrEmail: optional(email, 'Mail address of its DSR', 'dsr_email'),
    dsmEmail: optional(email, 'Mail address of its DSM', 'dsm_email'),
    arrName: optional(text(100), 'Its accounts receivable analyst', 'arr_name'),
    warehouse: optional(
      text(40),
      'Warehouse it is served by, as in `warehouse-stock`; empty: all of its division',
      'warehouse',
    ),
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
      'Whether checkout suppresses suggestions of cheaper items',
      'block_switch_save',
      'boolean',
      'false',
    ),
  },
  check: (row) => {
    if (typeof row.maxFoodCostPct === 'number' && (row.maxFoodCostPct <= 0 || row.maxFoodCostPct > 100)) {
      return { field: 'maxFoodCostPct', reason: 'must be a percentage above 0 and at most 100' }
    }
    // The table has this constraint too, and would refuse the whole batch.
    return row.parentShipTo === row.shipTo
      ? { field: 'parentShipTo', reason: 'must be a different ship-to' }
      : undefined
  },
  gone: {
    // Prospects are of the portal: the ERP knows only customers.
    among: 'o.is_active and not o.is_prospective and o.division in (select division from import_seen)',
    end: [
      `update ship_tos t set is_active = false from import_gone g
       where t.division = g.division and t.number = g.number`,
    ],
    back: {
      unless: 'isActive',
      sql: `update ship_tos t set is_active = true from import_seen s
        where t.division = s.division and t.number = s.number and not t.is_active`,
    },
    become: 'become inactive',
  },
  references: [knownDivision, knownBillTo, knownGpos],
})
