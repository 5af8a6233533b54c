import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { DemoItem } from './catalogue.ts'
import type { DemoShipTo } from './customers.ts'
import { random } from './random.ts'
import { dollars } from './size.ts'

/** Whole cents of a markup in percent. */
const marked = (cents: number, percent: number): number => Math.max(1, Math.round((cents * (100 + percent)) / 100))

/** The prices of an item at a markup: by the pound for catch weight, else case and each. */
function priced(item: DemoItem, percent: number): object {
  const cents = marked(item.costCents, percent)
  if (item.isCatchWeight) {
    return { perPound: dollars(Math.max(1, Math.round((cents * 100) / item.caseWeight))) }
  }
  const each = dollars(Math.max(1, Math.round((cents * 1.08) / item.eachesPerCase)))
  if (item.eachOnly) return { eachPrice: each }
  return { casePrice: dollars(cents), ...(item.isBrokenCase && { eachPrice: each }) }
}

/** Percent over cost, by price class. */
export const classMarkups = { A: 22, B: 25, C: 28, D: 31 } as const

/**
 * Rows of the prices import: a list price for nearly all, class prices, GPO prices, and contracts
 * by bill-to and ship-to (ITEM-8).
 */
export function* prices(
  items: readonly DemoItem[],
  shipTos: readonly DemoShipTo[],
  today: CalendarDate,
): Generator<object> {
  const chance = random(41)
  const moves = random(47)
  const startsOn = addDays(today, -400)
  for (const item of items) {
    const base = { division: item.division, itemNumber: item.itemNumber, startsOn }
    // Some have another price since a day of the last months, more often a higher one.
    const since = moves.percent(15) ? addDays(today, -moves.whole(2, 150)) : startsOn
    const shift = moves.whole(-6, 12)
    const sold = function* (whom: object, markup: number): Generator<object> {
      if (since !== startsOn) yield { ...base, ...whom, ...priced(item, markup - shift) }
      yield { ...base, ...whom, startsOn: since, ...priced(item, markup) }
    }
    // A few new items wait for their price.
    if (chance.percent(0.7)) continue
    yield* sold({}, 38)
    for (const [priceClass, markup] of Object.entries(classMarkups)) {
      if (chance.percent(30)) yield* sold({ priceClass }, markup)
    }
    if (chance.percent(6))
      yield { ...base, gpoId: chance.pick(['harvest', 'keystone', 'meridian']), ...priced(item, 17) }
  }
  const byDivision = groupItems(items)
  const seen = new Set<string>()
  for (const { division, shipTo, billTo, isProspective } of shipTos) {
    if (isProspective) continue
    const own = byDivision.get(division) ?? []
    const scope = seen.has(billTo) ? { shipTo } : { billTo }
    seen.add(billTo)
    for (const item of chance.some(own, Math.min(own.length, chance.whole(12, 60)))) {
      const from = addDays(today, -chance.whole(20, 200))
      yield {
        division,
        itemNumber: item.itemNumber,
        ...scope,
        startsOn: from,
        // Some have run out, most run on, some end soon.
        endsOn: addDays(today, chance.pick([-5, 9, 45, 120, 300])),
        reference: `BID-${chance.whole(1000, 9999)}`,
        ...priced(item, chance.whole(9, 18)),
      }
    }
  }
}

function groupItems(items: readonly DemoItem[]): Map<string, DemoItem[]> {
  const groups = new Map<string, DemoItem[]>()
  for (const item of items) {
    const group = groups.get(item.division)
    if (group) group.push(item)
    else groups.set(item.division, [item])
  }
  return groups
}

/** Rows of the inventory import: most in plenty, some low, a few out. */
export function* inventory(items: readonly DemoItem[], today: CalendarDate): Generator<object> {
  const chance = random(43)
  for (const { division, itemNumber, isDiscontinued } of items) {
    const lowBelowCases = chance.whole(5, 25)
    const isOut = isDiscontinued || chance.percent(4)
    const onHandCases = isOut ? 0 : chance.percent(6) ? chance.whole(1, lowBelowCases) : chance.whole(30, 900)
    yield {
      division,
      itemNumber,
      onHandCases,
      lowBelowCases,
      ...(isOut && !isDiscontinued && { nextArrivalOn: addDays(today, chance.whole(1, 12)) }),
    }
  }
}
