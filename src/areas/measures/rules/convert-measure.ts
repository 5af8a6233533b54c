import { divideRationals, multiplyRationals, type Rational, zero } from '#kit/rational.ts'
import type { Converted, MeasureLink, MissingLink } from '../measure.ts'
import { type UnitKey, unitOf } from '../units.ts'

/** From one base to another: one of the base is `ratio` of `to`. */
interface Step {
  readonly to: UnitKey
  readonly ratio: Rational
  readonly link: MeasureLink
}
type Steps = ReadonlyMap<UnitKey, readonly Step[]>

/** A base that is reached, with how many of it one of the start is. */
type Reached = ReadonlyMap<UnitKey, { readonly ratio: Rational; readonly links: readonly MeasureLink[] }>

/** Every base that links connect with `from`. */
function reach(from: UnitKey, steps: Steps, ratio: Rational): Reached {
  const reached = new Map([[from, { ratio, links: [] as readonly MeasureLink[] }]])
  for (const [base, { ratio: soFar, links }] of reached)
    for (const { to, ratio: next, link } of steps.get(base) ?? [])
      if (!reached.has(to)) reached.set(to, { ratio: multiplyRationals(soFar, next), links: [...links, link] })
  return reached
}

/**
 * Links as steps in both directions. One between bases that earlier links connect is left out: the
 * earlier ones are believed, and there is only one way between two units.
 */
function stepsOf(links: readonly MeasureLink[]): Steps {
  const steps = new Map<UnitKey, Step[]>()
  for (const link of links) {
    const [of, unit] = [unitOf(link.of), unitOf(link.unit)]
    if (link.amount.numerator <= 0n || reach(of.base, steps, link.amount).has(unit.base)) continue
    const ratio = divideRationals(multiplyRationals(link.amount, unit.factor), of.factor)
    const inverse = { numerator: ratio.denominator, denominator: ratio.numerator }
    steps.set(of.base, [...(steps.get(of.base) ?? []), { to: unit.base, ratio, link }])
    steps.set(unit.base, [...(steps.get(unit.base) ?? []), { to: of.base, ratio: inverse, link }])
  }
  return steps
}

/** What a person can say most easily comes first: a weight, then a volume, then a count. */
const order: readonly UnitKey[] = ['g', 'ml', 'each']
const rankOf = (base: UnitKey): number =>
  base === 'case' ? 5 : base === 'soldEach' ? 4 : order.includes(base) ? order.indexOf(base) : 3

const easiest = (bases: Iterable<UnitKey>): UnitKey =>
  [...bases].reduce((best, base) => (rankOf(base) < rankOf(best) ? base : best))

/** The unit a base is asked in, unless one of the two units is of it. */
const askedIn = (base: UnitKey): UnitKey => (base === 'g' ? 'oz' : base === 'ml' ? 'cup' : base)

/** The easiest link between what `from` reaches and what `to` reaches. */
function missingBetween(from: UnitKey, to: UnitKey, steps: Steps): MissingLink {
  const sides = [from, to].map((key) => {
    const { base } = unitOf(key)
    const asked = easiest(reach(base, steps, zero).keys())
    return { rank: rankOf(asked), unit: asked === base ? key : askedIn(asked) }
  })
  const [first, second] = sides as [(typeof sides)[0], (typeof sides)[0]]
  return first.rank >= second.rank ? { of: first.unit, unit: second.unit } : { of: second.unit, unit: first.unit }
}

/**
 * RECIPE-3: `amount` of one unit in another, exactly. Weight, volume and count are never mixed
 * without a link of the item: where one is missing, it is named instead. Of links that contradict
 * each other the earlier is believed.
 */
export function convertMeasure(
  amount: Rational,
  from: UnitKey,
  to: UnitKey,
  links: readonly MeasureLink[] = [],
): Converted {
  if (from === to) return { isKnown: true, amount, links: [] }
  const [start, end] = [unitOf(from), unitOf(to)]
  const inBase = multiplyRationals(amount, start.factor)
  if (start.base === end.base) return { isKnown: true, amount: divideRationals(inBase, end.factor), links: [] }
  const steps = stepsOf(links)
  const found = reach(start.base, steps, inBase).get(end.base)
  return found
    ? { isKnown: true, amount: divideRationals(found.ratio, end.factor), links: found.links }
    : { isKnown: false, missing: missingBetween(from, to, steps) }
}
