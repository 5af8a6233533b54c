import { divideRationals, multiplyRationals, type Rational, rational, subtractRationals } from '#kit/rational.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { compareSuitability, type Suitability, type SuitabilityLoss } from '#areas/items/rules/compare-suitability.ts'
import { allergenKey } from '#areas/items/rules/name-allergen.ts'
import { type OrderableItem, whyItemIsBlocked } from '#areas/items/rules/why-item-is-blocked.ts'
import type { AcceptedLoss } from '#areas/orders/if-short.ts'
import type { AlternativeFinding } from '../substitution.ts'
import { type CostedItem, costByMeasure } from './cost-by-measure.ts'

/** An item as its alternatives are compared with it. */
export interface ComparedItem extends CostedItem, OrderableItem, Suitability {
  readonly itemNumber: string
  readonly description: string
}

/** What the person allows. */
export interface Allowed {
  /** Percent it may cost more by the same measure; null: whatever it costs. */
  readonly maxIncreasePercent: number | null
  /** What they have read and take all the same. */
  readonly accepted: AcceptedLoss
}

/** What there is to know of an alternative, and whether it would be sent. */
export interface AlternativeCheck {
  readonly findings: readonly AlternativeFinding[]
  readonly loss: SuitabilityLoss
  readonly passes: boolean
}

const noLosses: SuitabilityLoss = { diets: [], allergens: [], unstated: [] }
const stop = (kind: AlternativeFinding['kind'], text: string): AlternativeFinding => ({ kind, text, weight: 'stops' })

/**
 * NEXT-3: the one check of an alternative, when it is chosen, when the order is placed and when the
 * line comes short. `to` is undefined for a number that the division does not sell.
 */
export function checkAlternative(
  from: ComparedItem,
  to: ComparedItem | undefined,
  shipTo: Pick<ShipToFacts, 'isActive' | 'isOrderingAllowed' | 'isProspective'>,
  { maxIncreasePercent, accepted }: Allowed,
): AlternativeCheck {
  if (!to) return stopped(stop('notSold', 'It is not sold here.'))
  if (to.itemNumber === from.itemNumber) return stopped(stop('notSold', 'An item cannot take its own place.'))
  const sold = whyItemIsBlocked(to, null, shipTo)
  if (!sold.allowed) return stopped(stop('notSold', sold.refusal.message))
  const loss = compareSuitability(from, to)
  const findings = [
    ...allergenFindings(from, to, loss),
    ...loss.diets.map((diet): AlternativeFinding => ({ kind: 'diet', text: `Not ${diet}.`, weight: 'loss' })),
    ...priceFindings(from, to, maxIncreasePercent),
    ...packFindings(from, to),
  ]
  const passes = isWithin(loss, accepted) && findings.every(({ weight }) => weight !== 'stops')
  return { findings, loss, passes }
}

const stopped = (finding: AlternativeFinding): AlternativeCheck => ({
  findings: [finding],
  loss: noLosses,
  passes: false,
})

/** CHECK-2: true when a person has accepted everything that is lost. */
export function isWithin(loss: SuitabilityLoss, accepted: AcceptedLoss): boolean {
  const covers = (lost: readonly string[], taken: readonly string[]) => {
    const keys = new Set(taken.map(allergenKey))
    return lost.every((name) => keys.has(allergenKey(name)))
  }
  return (
    covers(loss.diets, accepted.diets) &&
    covers(loss.allergens, accepted.allergens) &&
    covers(loss.unstated, accepted.unstated)
  )
}

function allergenFindings(from: ComparedItem, to: ComparedItem, loss: SuitabilityLoss): AlternativeFinding[] {
  const free = new Set(from.freeFrom.map(allergenKey))
  const contained = new Set(to.contains.map(allergenKey))
  const gained = loss.allergens.map((name): AlternativeFinding => {
    const verb = contained.has(allergenKey(name)) ? 'Contains' : 'May contain'
    const known = free.has(allergenKey(name)) ? `${from.description} is free from it` : 'the other item is not known to'
    return { kind: 'allergen', text: `${verb} ${name}; ${known}.`, weight: 'loss' }
  })
  const names = loss.unstated.join(', ')
  const unknown: AlternativeFinding[] =
    names === ''
      ? []
      : [
          {
            kind: 'allergenNotKnown',
            text: ['Not known whether it is free from', `${names}.`].join(' '),
            weight: 'loss',
          },
        ]
  const saysNothing = to.contains.length + to.mayContain.length + to.freeFrom.length === 0
  return [
    ...gained,
    ...unknown,
    ...(saysNothing
      ? [{ kind: 'allergenNotKnown', text: 'Its allergens are not known.', weight: 'note' } as const]
      : []),
  ]
}

function priceFindings(from: ComparedItem, to: ComparedItem, limit: number | null): AlternativeFinding[] {
  if (!to.price || (to.price.casePrice === null && to.price.eachPrice === null))
    return [stop('noPrice', 'It has no price on this day.')]
  const cost = costByMeasure(from, to)
  if (!cost) {
    const text = 'Its price cannot be compared by weight, volume or count'
    return limit === null
      ? [{ kind: 'notComparable', text: `${text}.`, weight: 'note' }]
      : [stop('notComparable', `${text}, so your limit of ${limit}% cannot be kept.`)]
  }
  const increase = multiplyRationals(divideRationals(subtractRationals(cost.to, cost.from), cost.from), rational(100))
  if (increase.numerator <= 0n) return []
  const text = `Costs ${percentText(increase)} more ${cost.per}`
  const isOver = limit !== null && subtractRationals(increase, rational(limit)).numerator > 0n
  return isOver
    ? [stop('dearer', `${text}; your limit is ${limit}%.`)]
    : [{ kind: 'dearer', text: `${text}.`, weight: 'note' }]
}

/** Tenths of a percent, rounded up: a price above the limit never reads like the limit. */
function percentText({ numerator, denominator }: Rational): string {
  const tenths = (numerator * 10n + denominator - 1n) / denominator
  const [whole, rest] = [tenths / 10n, tenths % 10n]
  return rest === 0n ? `${whole}%` : `${whole}.${rest}%`
}

function packFindings(from: ComparedItem, to: ComparedItem): AlternativeFinding[] {
  const [before, after] = [from.packSizeDescription, to.packSizeDescription]
  if (before === after) return []
  return [
    { kind: 'pack', text: `Comes as ${after || 'a pack not stated'}, not ${before || 'stated'}.`, weight: 'note' },
  ]
}
