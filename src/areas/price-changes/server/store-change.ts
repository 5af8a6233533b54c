import { keyOfPrice, notePriceAuthor, putPrices, type StoredPrice } from '#areas/prices/server/public.ts'
import type { PriceKey } from '#areas/prices/stored-price.ts'
import type { Queries } from '#platform/database/database.ts'
import type { PriceLine } from '../price-change.ts'
import { amountsOf } from './edit-prices.routes.ts'
import { type CheckedChange, effectOfChange, type GivenChange } from './judge-change.ts'
import { addChange, type StoredChangeLine } from './price-change.store.ts'
import type { PriceReach } from './price-reach.store.ts'

/** A change that was checked, with the locked prices it replaces. */
interface ChangeToStore {
  readonly id: string
  readonly reason: string
  readonly by: string
  readonly at: Date
  readonly given: GivenChange
  readonly checked: CheckedChange
  readonly before: ReadonlyMap<string, StoredPrice>
}

/** The key of a line. */
export const keyParts = ({ itemNumber, scope, startsOn }: PriceKey): PriceKey => ({ itemNumber, scope, startsOn })

/** What a line leaves in its key. */
const afterOf = (line: PriceLine, changeId: string): StoredChangeLine['after'] =>
  line.isRemoved ? null : amountsOf({ ...line, changeId })

/**
 * ITEM-8: writes the prices of a change, the change with what they were, and who made it. False
 * when a new price was added by somebody else in the meantime: the transaction must not go on.
 */
export async function storeChange(
  tx: Queries,
  reach: PriceReach,
  { id, reason, by, at, given, checked, before }: ChangeToStore,
): Promise<boolean> {
  const { division, lines, allowsBelowCost } = given
  const { effect } = await effectOfChange(tx, reach, given, checked)
  await notePriceAuthor(tx, { changeId: id, by, at })
  const prices = lines.map((line) => ({ ...keyParts(line), amounts: afterOf(line, id) }))
  if (!(await putPrices(tx, division, prices, before))) return false
  await addChange(
    tx,
    { id, division, reason, allowsBelowCost, effect, undoes: null, by, at },
    lines.map((line) => {
      const stored = before.get(keyOfPrice(line))
      return { ...keyParts(line), before: stored ? amountsOf(stored) : null, after: afterOf(line, id) }
    }),
  )
  return true
}
