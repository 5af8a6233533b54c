import type { DemoItem } from './catalogue.ts'
import { random } from './random.ts'

/** Max alternates of one item. */
const maxAlternates = 3

/** Max difference in case weight between alternates, in percent. */
const likeWeightPercent = 15

/**
 * Bounds of an alternate's cost, in percent of the item's: neither twice the price nor half of it
 * is plausible.
 */
const likeCostPercent = 30

/**
 * Rows of the alternates import: items of one kind, sold in the same units, with cases of similar
 * size (CART-5, CHECK-2).
 */
export function* alternates(items: readonly DemoItem[]): Generator<object> {
  const chance = random(53)
  const kinds = new Map<string, DemoItem[]>()
  for (const item of items) {
    const key = `${item.division} ${item.kind}`
    const kind = kinds.get(key)
    if (kind) kind.push(item)
    else kinds.set(key, [item])
  }
  for (const item of items) {
    // Not every item has alternates; discontinued ones need them most.
    if (!item.isDiscontinued && !chance.percent(32)) continue
    const like = (kinds.get(`${item.division} ${item.kind}`) ?? []).filter((other) => isLike(item, other))
    const chosen = chance.some(like, Math.min(like.length, maxAlternates))
    for (const [index, other] of chosen.entries())
      yield { division: item.division, itemNumber: item.itemNumber, alternateNumber: other.itemNumber, rank: index + 1 }
  }
}

const isLike = (item: DemoItem, other: DemoItem): boolean =>
  other !== item &&
  !other.isDiscontinued &&
  !other.isReserved &&
  !other.isSpecial &&
  other.isCatchWeight === item.isCatchWeight &&
  other.eachOnly === item.eachOnly &&
  other.eachesPerCase === item.eachesPerCase &&
  Math.abs(other.costCents - item.costCents) * 100 <= item.costCents * likeCostPercent &&
  Math.abs(other.caseWeight - item.caseWeight) * 100 <= item.caseWeight * likeWeightPercent
