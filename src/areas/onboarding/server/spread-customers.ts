import type { Source, SourceRow } from '#areas/imports/server/public.ts'
import { tradeNumber } from '#platform/imports/cell.ts'

/**
 * PLAT-3: rows that name a customer where the kind wants a ship-to are rows of each of its
 * ship-tos; `places` has them by `DIVISION/NUMBER`. A customer that has a ship-to of its own
 * number means that one.
 */
export function spreadCustomers(source: Source, places: ReadonlyMap<string, readonly string[]>): Source {
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows) {
      if (!('cells' in row)) {
        yield row
        continue
      }
      const { division, shipTo } = row.cells
      const number = tradeNumber.safeParse(shipTo).data
      const found = number === undefined ? [] : (places.get(`${String(division)}/${number}`) ?? [])
      if (found.length === 0 || found.some((place) => place === number)) yield row
      else for (const place of found) yield { ...row, cells: { ...row.cells, shipTo: place } }
    }
  }
  return { ...source, rows: rows() }
}
