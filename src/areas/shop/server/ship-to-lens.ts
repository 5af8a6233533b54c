import type { CalendarDate } from '#kit/dates.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { Queries } from '#platform/database/database.ts'
import type { ShipToLens } from '../search/lens-facts.ts'
import type { RecentValues } from './recent-values.ts'
import { shipToViewOf, type ShipToView } from './ship-to-view.store.ts'

/**
 * ITEM-2: through which eyes a ship-to sees the catalogue on a delivery date; from memory when it
 * was asked for just now.
 */
export const lensOf = (
  lenses: RecentValues<ShipToLens>,
  db: Queries,
  shipTo: ShipToFacts,
  date: CalendarDate,
): Promise<ShipToLens> =>
  lenses.get(`${shipTo.division}/${shipTo.shipTo}/${date}`, async () =>
    toLens(await shipToViewOf(db, shipTo, date), shipTo.isProspective),
  )

/**
 * A prospect has no prices, so that no filter may reveal which items would have a contract (CUST-4,
 * security 67).
 */
const toLens = (view: ShipToView, isProspective: boolean): ShipToLens => ({
  ownWords: new Map(view.words.map((own) => [own.itemNumber, { description: own.description, number: own.number }])),
  bought: new Map(
    view.bought.map(({ itemNumber, times, lastOrderedOn }) => [
      itemNumber,
      { times, lastOrderedOn: lastOrderedOn ?? '' },
    ]),
  ),
  bidItems: new Set(isProspective ? [] : view.bidItems),
  hidden: new Set(view.hiddenItems),
  warehouse: view.warehouse,
})
