import { v7 as uuidv7 } from 'uuid'
import { lockPrices } from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { PriceLine } from '../price-change.ts'
import { checkChange } from './judge-change.ts'
import { priceReachOf } from './price-reach.store.ts'
import { storeChange } from './store-change.ts'

/** ITEM-8: changes prices as if they had been saved on the screen; for the demo. */
export async function changePrices(
  tx: Queries,
  change: {
    readonly division: string
    readonly reason: string
    readonly lines: readonly PriceLine[]
    readonly by: string
    readonly at: Date
  },
): Promise<void> {
  const { division, lines, by, at } = change
  const reach = await priceReachOf(tx, { userId: by, division, now: at })
  if (!reach) return
  const before = await lockPrices(tx, division, lines)
  const given = { division, lines, allowsBelowCost: false, seesCosts: true }
  const checked = await checkChange(tx, reach, given)
  const good = lines.filter((_, index) => checked.problems[index] === null)
  if (good.length < lines.length) return changePrices(tx, { ...change, lines: good })
  if (lines.length === 0) return
  await storeChange(tx, reach, { ...change, id: uuidv7(), given, checked, before })
}
