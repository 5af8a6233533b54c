import { addDays, type CalendarDate, weekdayOf } from '#kit/dates.ts'
import type { Assortment } from './assortments.ts'
import type { DemoItem } from './catalogue.ts'
import { type DemoShipTo, weekdays } from './customers.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import { random, type Random } from './random.ts'
import { busyness, seasonOf } from './seasons.ts'
import { type DemoSize, dollars, sizes } from './size.ts'
import { classMarkups } from './trade.ts'
import { whoOrders } from './who-orders.ts'

/** A line as it was ordered, and as it was shipped. */
export interface DemoLine {
  readonly item: DemoItem
  readonly cases: number
  readonly units: number
  /** Less than ordered when out of stock. */
  readonly shippedCases: number
  /** Cents of a case, or of an each where nothing else is sold. */
  readonly price: number
  /** Actual weight in hundredths of a pound; null without catch weight. */
  readonly weight: number | null
}

/** One placed order with its lines. */
export interface DemoOrder {
  readonly orderNumber: string
  readonly shipTo: DemoShipTo
  readonly placedOn: CalendarDate
  readonly deliveryDate: CalendarDate
  readonly lines: readonly DemoLine[]
}

/** Totals in cents: as ordered, and as shipped and weighed. */
export const orderedCents = ({ cases, units, price }: DemoLine): number => (cases + units) * price
/** Cents on the invoice; catch weight is billed by actual weight. */
export const invoicedCents = ({ item, units, shippedCases, price, weight }: DemoLine): number =>
  weight === null ? (shippedCases + units) * price : Math.round((weight * price) / item.caseWeight)

/** Price increase over the year, in percent. */
const yearlyInflation = 3
/** Lines per 1,000 that were out of stock. */
const shortPerMille = 7
/** Deliveries per 100 with a trial item. */
const trialPercent = 14

/** Max lines of an order; larger kitchens order more of each item. */
const longest = 30

/** Price in cents on a day in the past. */
function priceOn(item: DemoItem, { priceClass }: DemoShipTo, weeksAgo: number): number {
  const markup = classMarkups[priceClass as keyof typeof classMarkups] ?? classMarkups.D
  const cents = item.costCents * (1 + markup / 100) * (1 - (yearlyInflation / 100) * (weeksAgo / 52))
  return Math.max(1, Math.round(item.eachOnly ? (cents * 1.08) / item.eachesPerCase : cents))
}

/** The weekdays of a kitchen's deliveries, as far apart as its route allows. */
function deliveriesIn(from: CalendarDate, { deliveryDays }: DemoShipTo, count: number): CalendarDate[] {
  const days = [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(from, later))
  // weekdayOf counts from Sunday, which has no deliveries.
  const routed = days.filter((day) => deliveryDays.some((name) => weekdays.indexOf(name) + 1 === weekdayOf(day)))
  return count === 1 ? routed.slice(0, 1) : [routed[0]!, routed[Math.ceil(routed.length / 2)]!]
}

/** One line; quantities vary around the usual one, and some are out of stock. */
function lineOf(item: DemoItem, usual: number, shipTo: DemoShipTo, weeksAgo: number, chance: Random): DemoLine {
  const quantity = Math.max(1, Math.round(usual * (0.75 + chance.next() * 0.5)))
  const cases = item.eachOnly ? 0 : quantity
  const isShort = cases > 0 && chance.next() * 1000 < shortPerMille
  const shippedCases = isShort ? chance.whole(0, cases - 1) : cases
  return {
    item,
    cases,
    units: item.eachOnly ? quantity : 0,
    shippedCases,
    price: priceOn(item, shipTo, weeksAgo),
    weight: item.isCatchWeight ? Math.round(item.caseWeight * shippedCases * (0.96 + chance.next() * 0.08)) : null,
  }
}

/**
 * The orders of the weeks before today: each kitchen orders the items that are due, more when it is
 * busy or they are in season, and sometimes tries a new one. Items out of season wait.
 */
export function* orderHistory(
  size: DemoSize,
  assorted: readonly Assortment[],
  today: CalendarDate,
): Generator<DemoOrder> {
  const chance = random(61)
  let number = 400_001
  const { weeks } = sizes[size]
  for (let week = weeks; week >= 1; week--) {
    for (const [place, assortment] of assorted.entries()) {
      const { shipTo, usual, trials, everyWeeks, deliveries, loyalty, growth } = assortment
      if ((week + place) % everyWeeks !== 0) continue
      const grown = 1 + (growth / 100) * ((weeks - week) / 52)
      for (const [nth, deliveryDate] of deliveriesIn(addDays(today, -7 * week), shipTo, deliveries).entries()) {
        const busy = busyness(shipTo.kitchen, shipTo.division, deliveryDate) * grown
        if (busy < 0.3 || chance.percent(4)) continue
        const turn = Math.floor((weeks - week) / everyWeeks) * deliveries + nth
        const lines = usual.flatMap(({ item, quantity, every }, n) => {
          const season = seasonOf(item, deliveryDate)
          // Each item has its own interval, and a due item may wait.
          if ((turn + n) % every !== 0 || !chance.percent(loyalty) || season === 0) return []
          return [lineOf(item, quantity * season * busy, shipTo, week, chance)]
        })
        const tried = trials.length > 0 && chance.percent(trialPercent) ? [chance.pick(trials)] : []
        const added = tried
          .filter((item) => !lines.some((line) => line.item.itemNumber === item.itemNumber))
          .map((item) => lineOf(item, 1, shipTo, week, chance))
        const all = [...lines.slice(0, longest), ...added]
        if (all.length < 3) continue
        const placedOn = addDays(deliveryDate, -1)
        yield { orderNumber: String(number++), shipTo, placedOn, deliveryDate, lines: all }
      }
    }
  }
}

/** A minute of the evening before, when kitchens order; always the same for an order. */
const placedAt = ({ orderNumber, placedOn }: DemoOrder): string => {
  const minute = (Number(orderNumber) * 37) % 240
  return `${placedOn}T${18 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}:00Z`
}

/** The type of an order: now and then it is not one of the usual deliveries. */
function soTypeOf({ orderNumber }: DemoOrder): SoType {
  const number = Number(orderNumber)
  if (number % 23 === 9) return 'willCall'
  if (number % 31 === 12) return 'fillInOrder'
  if (number % 47 === 20) return 'dsrPickup'
  return number % 61 === 30 ? 'specialOrder' : 'regularDelivery'
}

/** One order in three has a number of the kitchen's own. */
const poOf = ({ orderNumber }: DemoOrder): string => (Number(orderNumber) % 3 === 0 ? `PO-${orderNumber}` : '')

/** Rows of the orders import, one per line. */
export function* orderRows(orders: Iterable<DemoOrder>): Generator<object> {
  for (const order of orders) {
    const { orderNumber, shipTo, deliveryDate, lines } = order
    const people = whoOrders(shipTo)
    const placedBy = people[Number(orderNumber) % people.length]
    let lineNumber = 0
    for (const line of lines) {
      yield {
        orderNumber,
        lineNumber: ++lineNumber,
        division: shipTo.division,
        shipTo: shipTo.shipTo,
        poNumber: poOf(order),
        soType: soTypeOf(order),
        deliveryDate,
        status: 'Invoiced',
        placedAt: placedAt(order),
        placedBy,
        itemNumber: line.item.itemNumber,
        orderedCases: line.cases,
        orderedUnits: line.units,
        ...(line.cases > 0 ? { casePrice: dollars(line.price) } : { eachPrice: dollars(line.price) }),
        lineTotal: dollars(orderedCents(line)),
      }
    }
  }
}
