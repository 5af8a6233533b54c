import { division, listOf, oneOf, timeOfDay, tradeNumber, weekday, whole, yesNo } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { soTypes } from '../order-types.ts'
import { knownShipTo } from './import-references.ts'

/** Days on which a ship-to is delivered, with cut-offs (CUST-3). */
export const routeDaysImportKind = importKind({
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
