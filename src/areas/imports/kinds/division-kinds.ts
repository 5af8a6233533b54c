import { date, division, money, text, timeZone } from '../cell.ts'
import { importKind, key, needed, optional } from '../import-kind.ts'
import { knownDivision } from './references.ts'

/** A warehouse of the distributor with its own catalogue and time zone. */
export const divisions = importKind({
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

/** Days without delivery. */
export const holidays = importKind({
  name: 'holidays',
  rowIs: 'one day without delivery in one division',
  table: 'holidays',
  key: ['division', 'on_date'],
  columns: {
    division: key(division, 'Division code', 'division'),
    date: key(date, 'The day', 'on_date', 'date'),
    name: needed(text(100), 'Name people read', 'name'),
  },
  references: [knownDivision],
})
