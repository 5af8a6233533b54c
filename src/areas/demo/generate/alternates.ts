import type { DemoItem } from './catalogue.ts'
import { random } from './random.ts'

/** Most alternates of one item. */
const maxAlternates = 3

/** A case that weighs at most so much more or less is as good as the other, in percent. */
const likeWeightPercent = 15

/** Nobody takes flour at twice the price, or believes it at half, in percent of the cost. */
const likeCostPercent = 30

/**
 * Rows of the alternates import: items of one kind, sold alike, whose cases are about as large
 * (CART-5, CHECK-2).
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
    // Nobody keeps alternates of everything; what is discontinued needs them most.
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
