import { expect } from 'vitest'
import { random } from '#areas/demo/generate/random.ts'
import { addDays } from '#kit/dates.ts'
import type { Database } from '#platform/database/database.ts'
import { people } from '#tests/support/distributor.ts'
import { readSales } from '../server/sales.store.ts'
import { salesDimensions } from '../sales.ts'
import type { Sums } from './expected-sums.ts'

const noFilter = { division: 'NLV', shipTo: null, rep: null, category: null, brand: null, itemNumber: null }

/** What a rep, a manager and the office are answered about any days is what the days add up to. */
export async function expectAnswers(
  db: Database,
  expected: Sums,
  chance: ReturnType<typeof random>,
  teams: ReadonlyMap<string, string>,
): Promise<void> {
  const [first, length] = [chance.whole(0, 90), chance.whole(0, 260)]
  const [from, until] = [first, first + length].map((ahead) => addDays('2025-12-01', ahead)) as [string, string]
  const range = { from, until, lastFrom: addDays(from, -364), lastUntil: addDays(until, -364) }
  const how = { measure: 'sales', ranking: 'most', limit: 100, withCosts: true } as const
  const catalogue = await db.rows<{ item: string; category: string }>(
    `select i.item_number as item, k.top_id as category from items i join categories k on k.id = i.category_id
     where i.division = 'NLV'`,
  )
  const { category } = catalogue[chance.whole(0, catalogue.length - 1)]!
  const asked = new Set(catalogue.flatMap((each) => (each.category === category ? [each.item] : [])))
  const ofManager = [...teams].flatMap(([shipTo, team]) => (team === 'dsm@larder.example' ? [shipTo] : []))
  const readers: readonly (readonly [userId: string, shipTos: readonly string[]])[] = [
    [people.dsr, ['0000101', '0000102']],
    [people.dsm, ofManager],
    [people.admin, [...teams.keys()]],
  ]
  for (const [userId, mine] of readers) {
    const sumOf = (first: string, last: string, items: ReadonlySet<string> | null) =>
      Object.entries(expected).reduce((sum, [key, figures]) => {
        const [shipTo, ...rest] = key.split(' ')
        const [item, day] = items === null ? [null, ...rest] : rest
        const isDay = rest.length === (items === null ? 1 : 2) && day! >= first && day! <= last
        return mine.includes(shipTo!) && isDay && (item === null || items!.has(item!)) ? sum + figures[4] : sum
      }, 0)
    for (const items of [null, asked])
      for (const by of salesDimensions) {
        const filter = { ...noFilter, category: items && category }
        const { total, rows } = await readSales(db, { ...range, ...how, userId, by, filter })
        const [is, was] = [sumOf(from, until, items), sumOf(range.lastFrom, range.lastUntil, items)]
        const what = [by, userId, filter.category]
        expect([...what, total.now.sales, total.last.sales]).toEqual([...what, is, was])
        expect([...what, rows.reduce((sum, { now }) => sum + now.sales, 0)]).toEqual([...what, is])
      }
  }
}
