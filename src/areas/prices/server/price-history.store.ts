import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ItemPrice } from '../item-price.ts'
import { scopesOf } from '../rules/scopes-of.ts'
import { type CandidateColumns, type CandidatesRow, selectCandidateRows } from './price-columns.ts'
import { toItemPrice } from './read-candidates.ts'

const candidatesWithin = sql(
  'prices.candidates-within',
  `select i.item_number as "itemNumber", i.is_catch_weight as "isCatchWeight",
     i.case_weight_hundredths as "caseWeightHundredths", (
       select json_agg(x.c) from (${selectCandidateRows({
         division: 'i.division',
         items: '= i.item_number',
         scopes: '= any(:scopes)',
         until: ':until',
         since: ':since',
       })}) x) as candidates
   from items i where i.division = :division and i.item_number = any(:itemNumbers)`,
)

/** The days on which a candidate begins, changes with its cost, or is no more. */
const daysOfChange = ([, , startsOn, endsOn, , , , , , , costPlus]: CandidateColumns): CalendarDate[] => [
  startsOn,
  ...(endsOn === null ? [] : [addDays(endsOn, 1)]),
  ...(costPlus?.[1][2] ?? []).map(([since]) => since),
]

/** What items cost a ship-to on each day of a time. */
export interface PriceHistory {
  /** Days after the first on which a price may differ from the day before, in order. */
  readonly days: readonly CalendarDate[]
  readonly on: (itemNumber: string, date: CalendarDate) => ItemPrice | null
}

/**
 * ITEM-8: what items cost a ship-to from `since` to `until`, both included, by the prices that are
 * stored with their days. Nothing for a prospect (CUST-4).
 */
export async function priceHistory(
  db: Queries,
  shipTo: ShipToFacts,
  { since, until }: { readonly since: CalendarDate; readonly until: CalendarDate },
  itemNumbers: readonly string[],
): Promise<PriceHistory> {
  const { division, isProspective } = shipTo
  const rows =
    isProspective || itemNumbers.length === 0
      ? []
      : await db.rows<CandidatesRow>(
          candidatesWithin({ division, itemNumbers, scopes: scopesOf(shipTo), since, until }),
        )
  const byItem = new Map(rows.map((row) => [row.itemNumber, row]))
  const days = rows.flatMap(({ candidates }) => (candidates ?? []).flatMap(daysOfChange))
  return {
    days: [...new Set(days)].filter((day) => day > since && day <= until).toSorted(),
    on: (itemNumber, date) => {
      const row = byItem.get(itemNumber)
      return row ? toItemPrice(row, date) : null
    },
  }
}
