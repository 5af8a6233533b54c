import type { Source, SourceRow } from '#areas/imports/server/public.ts'
import type { PlannedImport } from '../onboarding-plan.ts'
import { tradeNumber } from '#platform/imports/cell.ts'

/** Ship-tos of customers, by `DIVISION/NUMBER` of the bill-to. */
export type Places = ReadonlyMap<string, readonly string[]>

/**
 * PLAT-3, CUST-3: the same rows of ship-tos; each is added to `places`. Those of `inactive`
 * customers are inactive, too, whatever their own state says.
 */
export function notePlaces(source: Source, places: Map<string, string[]>, inactive: ReadonlySet<string>): Source {
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows) {
      const { division, shipTo, billTo } = 'cells' in row ? row.cells : {}
      const [number, customer] = [shipTo, billTo].map((each) => tradeNumber.safeParse(each).data)
      const key = `${String(division)}/${customer}`
      if (number && customer)
        places
          .set(key, places.get(key) ?? [])
          .get(key)!
          .push(number)
      yield 'cells' in row && inactive.has(key) ? { ...row, cells: { ...row.cells, isActive: 'no' } } : row
    }
  }
  return { ...source, rows: rows() }
}

/**
 * PLAT-3: rows that name a customer where the kind wants a ship-to are rows of each of its
 * ship-tos; `places` has them by `DIVISION/NUMBER`. Route days of a customer that has a ship-to of
 * its own number are of that one; facts of a customer are of all, and of none they are refused.
 */
export function spreadCustomers(
  source: Source,
  places: Places,
  { isOfCustomers = false }: Pick<PlannedImport, 'isOfCustomers'> = {},
): Source {
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows) {
      if (!('cells' in row)) {
        yield row
        continue
      }
      const { division, shipTo } = row.cells
      const number = tradeNumber.safeParse(shipTo).data
      const found = number === undefined ? [] : (places.get(`${String(division)}/${number}`) ?? [])
      if (isOfCustomers && found.length === 0)
        yield { line: row.line, reason: `No other file has a ship-to of ${String(shipTo)}` }
      else if (found.length === 0 || (!isOfCustomers && found.includes(number!))) yield row
      else for (const place of found) yield { ...row, cells: { ...row.cells, shipTo: place } }
    }
  }
  return { ...source, rows: rows() }
}
