import type { Database } from '#platform/database/database.ts'
import { scale } from './dataset.ts'
import type { ReadyCart } from './portal-client.ts'

/** Measures a read of the portal beside the floor giving the same answer; `bench/main.ts` has it. */
type MeasureRead = (name: string, goal: number, path: (n: number) => string) => Promise<void>

/** Every item has two alternates of its kind: the dataset's kinds repeat every 20 items. */
const addAlternates = `
  insert into item_alternates (division, item_number, alternate_number, rank)
  select i.division, i.item_number, n.item_number, r.rank
  from items i
  cross join (values (1), (2)) r (rank)
  join items n on n.division = i.division
    and n.item_number = lpad((1 + (i.item_number::int - 1 + 20 * r.rank) % ${scale.items})::text, 7, '0')`

/** CHECK-2: the analysis of a cart, its alternates priced and judged, in one read. */
export async function benchAnalyseCart(db: Database, read: MeasureRead, cart: ReadyCart): Promise<void> {
  await db.run(addAlternates)
  await db.run('analyze item_alternates')
  const path = `/api/v2-1-0/divisions/NLV/ship-tos/${cart.shipTo}/carts/${cart.id}/analysis`
  await read('cart analysis, 50 lines', 5, () => path)
}
