import { division, money, text, timeZone } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'

/** A warehouse of the distributor with its own catalogue and time zone. */
export const divisionsImportKind = importKind({
  name: 'divisions',
  rowIs: 'one division',
  table: 'divisions',
  key: ['code'],
  columns: {
    division: key(division, 'Code, such as NLV', 'code'),
    name: needed(text(100), 'Name people read', 'name'),
    timeZone: needed(timeZone, 'IANA time zone in which delivery dates and cut-offs are read', 'time_zone'),
    orderThreshold: optional(
      money(),
      'Dollars above which a cart total is red for staff',
      'order_threshold_cents',
      'bigint',
      '1000000',
    ),
  },
})
