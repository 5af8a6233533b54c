import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { Steps } from '#kit/steps.ts'
import type { ItemCost } from '#areas/prices/cost-plus.ts'
import { choosePrice, type PricedItem } from '#areas/prices/rules/choose-price.ts'
import type { ItemPrice, PriceCandidate } from '#areas/prices/item-price.ts'
import type { PriceEffect, PriceLine, TouchedCustomer, UnitPrices } from '../price-change.ts'
import { applyLines } from './apply-lines.ts'

/** A ship-to that a change is for. */
export interface AddressedShipTo {
  readonly shipTo: string
  readonly name: string
  readonly billTo: string
  /** The reader serves it: others are counted, never named. */
  readonly isMine: boolean
  /** All scopes whose prices it gets. */
  readonly scopes: readonly string[]
}

/** What a ship-to bought of an item in the last twelve weeks. */
export interface Bought {
  readonly cases: number
  readonly eaches: number
}

/** What a change is judged by. */
export interface EffectFacts {
  readonly lines: readonly PriceLine[]
  readonly itemOf: (itemNumber: string) => (PricedItem & { readonly cost?: ItemCost }) | undefined
  /** All prices and promotions of an item for any of the ship-tos. */
  readonly candidatesOf: (itemNumber: string) => readonly PriceCandidate[]
  readonly shipTos: readonly AddressedShipTo[]
  readonly boughtOf: (shipTo: string, itemNumber: string) => Bought | undefined
  readonly endsBefore: (line: PriceLine) => CalendarDate | null | undefined
}

/** What a line does. */
export interface LineEffect extends Bought {
  readonly oldPrice: UnitPrices | null
  readonly newPrice: UnitPrices | null
  readonly shipTos: number
  readonly changeCents: number
}

/** What a change does, and to whom. */
export interface Judged {
  readonly effect: Omit<PriceEffect, 'openCarts'>
  readonly lines: readonly LineEffect[]
  readonly customers: readonly TouchedCustomer[]
  /** Whether the price of an item changes for a ship-to. */
  readonly touches: (shipTo: string, itemNumber: string) => boolean
}

/** Ship-tos that are priced between two pauses. */
const shipTosAStep = 200
/** Prices that a customer's entry names. */
const maxNamed = 10

const unitsOf = (price: ItemPrice | null): UnitPrices | null =>
  price && { casePrice: price.casePrice, eachPrice: price.eachPrice, perPound: price.perPound }

const isSamePrice = (one: UnitPrices | null, other: UnitPrices | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.casePrice === other.casePrice &&
    one.eachPrice === other.eachPrice &&
    one.perPound === other.perPound)

/**
 * The first day on which a line makes a difference: its own, or the day after the earlier of two
 * last days where only that moves.
 */
export function dayOfLine(line: PriceLine, endedOn: CalendarDate | null | undefined): CalendarDate {
  if (endedOn === undefined || line.isRemoved || endedOn === line.endsOn) return line.startsOn
  const ends = [endedOn, line.endsOn].filter((day) => day !== null)
  return ends.length === 0 ? line.startsOn : addDays(ends.toSorted()[0]!, 1)
}

/**
 * ITEM-8: what a change does to each ship-to it is for, by the price rule itself: the price of an
 * item on the first day that a line makes a difference, before and after all lines. What was bought
 * in the last twelve weeks says how much that is. A thousand lines for thousands of ship-tos are
 * seconds of work: it may pause after some of the ship-tos.
 */
export function* judgeSteps(facts: EffectFacts): Steps<Judged> {
  const { lines, shipTos, boughtOf, endsBefore } = facts
  const byScope = new Map<string, AddressedShipTo[]>()
  for (const each of shipTos)
    for (const scope of each.scopes) {
      const others = byScope.get(scope)
      if (others) others.push(each)
      else byScope.set(scope, [each])
    }
  yield
  const byNumber = new Map(shipTos.map((each) => [each.shipTo, each]))
  const prices = pricesOfItems(facts)
  const sums = new Map<AddressedShipTo, Sums>()
  const counted = new Map<string, Set<AddressedShipTo>>()
  const contracted = new Set<string>()
  const total = { sales: 0, change: 0 }

  const judged: LineEffect[] = []
  for (const line of lines) {
    const day = dayOfLine(line, endsBefore(line))
    const of = prices(line.itemNumber)
    const alone = of([line.scope], day)
    const done = counted.get(line.itemNumber) ?? new Set()
    counted.set(line.itemNumber, done)
    const result = { shipTos: 0, cases: 0, eaches: 0, changeCents: 0 }
    for (const [place, each] of (byScope.get(line.scope) ?? []).entries()) {
      if (place % shipTosAStep === shipTosAStep - 1) yield
      const { before, after, chosen } = of(each.scopes, day)
      if (isSamePrice(before, after)) {
        if (chosen === 'contract' && !/^[BS]/.test(line.scope)) contracted.add(each.shipTo)
        continue
      }
      result.shipTos += 1
      const mine = sums.get(each) ?? { items: new Set<string>(), change: 0, prices: [] }
      sums.set(each, mine)
      if (mine.prices.length < maxNamed) mine.prices.push({ itemNumber: line.itemNumber, day, before, after })
      mine.items.add(line.itemNumber)
      // Several lines of one item: what was bought of it counts once, with the first of them.
      if (done.has(each)) continue
      done.add(each)
      const bought = each.isMine ? boughtOf(each.shipTo, line.itemNumber) : undefined
      if (!bought) continue
      const [was, is] = [costOf(before, bought), costOf(after, bought)]
      result.cases += bought.cases
      result.eaches += bought.eaches
      // A unit that gains or loses its price has nothing to compare.
      if (was === null || is === null) continue
      result.changeCents += is - was
      mine.change += is - was
      total.sales += was
      total.change += is - was
    }
    judged.push({ ...result, oldPrice: alone.before, newPrice: alone.after })
    yield
  }

  const touched = [...sums.keys()]
  return {
    lines: judged,
    touches: (shipTo, itemNumber) => {
      const each = byNumber.get(shipTo)
      return each !== undefined && counted.get(itemNumber)?.has(each) === true
    },
    customers: touched
      .filter(({ isMine }) => isMine)
      .map((each) => {
        const { items, change, prices: named } = sums.get(each)!
        const { shipTo, name, billTo } = each
        return { shipTo, name, billTo, items: items.size, changeCents: change, prices: named }
      })
      .toSorted(
        (one, other) => Math.abs(other.changeCents) - Math.abs(one.changeCents) || (one.shipTo < other.shipTo ? -1 : 1),
      ),
    effect: {
      billTos: new Set(touched.map(({ billTo }) => billTo)).size,
      shipTos: touched.length,
      otherShipTos: touched.filter(({ isMine }) => !isMine).length,
      onContract: contracted.size,
      salesCents: total.sales,
      changeCents: total.change,
    },
  }
}

interface Sums {
  readonly items: Set<string>
  change: number
  readonly prices: TouchedCustomer['prices']
}

/** What was bought costs at these prices; null where a unit that was bought has none. */
function costOf(price: UnitPrices | null, { cases, eaches }: Bought): number | null {
  if (!price || (cases !== 0 && price.casePrice === null) || (eaches !== 0 && price.eachPrice === null)) return null
  return cases * (price.casePrice ?? 0) + eaches * (price.eachPrice ?? 0)
}

interface TwoPrices {
  readonly before: UnitPrices | null
  readonly after: UnitPrices | null
  /** Which price counts before. */
  readonly chosen: ItemPrice['receipt']['kind'] | null
}

/**
 * The prices of an item before and after, for scopes and a day. Thousands of ship-tos share few
 * sets of scopes that have a price of the item, so each set is priced once.
 */
function pricesOfItems({ lines, itemOf, candidatesOf }: EffectFacts) {
  const known = new Map<string, (scopes: readonly string[], day: CalendarDate) => TwoPrices>()
  return (itemNumber: string) => {
    const found = known.get(itemNumber)
    if (found) return found
    const item = itemOf(itemNumber)
    const before = candidatesOf(itemNumber)
    const after = applyLines(
      before,
      lines.filter((line) => line.itemNumber === itemNumber),
      item?.cost,
    )
    const scoped = new Set([...before, ...after].map(({ scope }) => scope))
    const priced = new Map<string, TwoPrices>()
    const of = (scopes: readonly string[], day: CalendarDate): TwoPrices => {
      const relevant = scopes.filter((scope) => scoped.has(scope))
      const key = `${day} ${relevant.join('\n')}`
      const done = priced.get(key)
      if (done) return done
      const held = new Set(relevant)
      const choose = (candidates: readonly PriceCandidate[]) =>
        item
          ? choosePrice(
              item,
              candidates.filter(({ scope }) => held.has(scope)),
              day,
            )
          : null
      const was = choose(before)
      const prices = { before: unitsOf(was), after: unitsOf(choose(after)), chosen: was?.receipt.kind ?? null }
      priced.set(key, prices)
      return prices
    }
    known.set(itemNumber, of)
    return of
  }
}
