import { addDays, type CalendarDate, weekdayOf } from '#kit/dates.ts'
import type { DemoItem } from './catalogue.ts'
import { type DemoShipTo, weekdays } from './customers.ts'
import { random, type Random } from './random.ts'
import { type DemoSize, dollars, sizes } from './size.ts'

/** What a ship-to buys again and again, and how it calls it. */
export interface Assortment {
  readonly shipTo: DemoShipTo
  readonly items: readonly DemoItem[]
  /** Weeks from one order to the next. */
  readonly everyWeeks: number
}

/** Each active ship-to's stable assortment of 40 to 160 items. */
export function assortments(size: DemoSize, shipTos: readonly DemoShipTo[], items: readonly DemoItem[]): Assortment[] {
  const chance = random(53)
  const sellable = { NLV: [] as DemoItem[], NIC: [] as DemoItem[] }
  for (const item of items) {
    if (!item.isReserved && !item.isSpecial) sellable[item.division].push(item)
  }
  const buying = shipTos.filter(({ isActive, isProspective }) => isActive && !isProspective)
  const { weeklyShipTos, otherwiseEvery } = sizes[size]
  return buying.map((shipTo, n) => {
    const from = sellable[shipTo.division]
    const picks = Array.from({ length: chance.whole(40, 160) }, () => from[Math.floor(from.length * chance.next())]!)
    return { shipTo, items: [...new Set(picks)], everyWeeks: n < weeklyShipTos ? 1 : otherwiseEvery }
  })
}

/** Rows of the customer-items import: some kitchens have their own words for what they buy. */
export function* customerItems(assorted: readonly Assortment[]): Generator<object> {
  const chance = random(59)
  const ownWords = ['House', 'Line', 'Prep', 'Banquet', 'Sunday', 'Bar']
  for (const { shipTo, items } of assorted) {
    for (const item of items) {
      if (!chance.percent(15)) continue
      yield {
        division: item.division,
        shipTo: shipTo.shipTo,
        itemNumber: item.itemNumber,
        customerDescription: `${chance.pick(ownWords)} ${item.description.split(' ').slice(0, 2).join(' ').toLowerCase()}`,
        customerItemNumber: `K${chance.whole(100, 999)}`,
      }
    }
  }
}

/** One placed order with its lines. */
export interface DemoOrder {
  readonly orderNumber: string
  readonly shipTo: DemoShipTo
  readonly placedOn: CalendarDate
  readonly deliveryDate: CalendarDate
  readonly lines: readonly { item: DemoItem; cases: number; units: number; cents: number }[]
}

/**
 * A year of orders: 8 to 28 lines of the assortment, the favourites most often, delivered on a day
 * of the route.
 */
export function* orderHistory(
  size: DemoSize,
  assorted: readonly Assortment[],
  today: CalendarDate,
): Generator<DemoOrder> {
  const chance = random(61)
  let number = 400_001
  for (let week = sizes[size].weeks; week >= 1; week--) {
    for (const [n, { shipTo, items, everyWeeks }] of assorted.entries()) {
      if ((week + n) % everyWeeks !== 0 || chance.percent(10)) continue
      const deliveryDate = deliveryIn(addDays(today, -7 * week), shipTo, chance)
      const count = chance.whole(8, 28)
      const chosen = new Set(
        Array.from({ length: count }, () => items[Math.floor(items.length * chance.next() ** 1.7)]!),
      )
      yield {
        orderNumber: String(number++),
        shipTo,
        placedOn: addDays(deliveryDate, -1),
        deliveryDate,
        lines: [...chosen].map((item) => {
          const cases = item.eachOnly ? 0 : chance.whole(1, 6)
          const units = item.eachOnly ? chance.whole(1, 12) : 0
          const casePrice = Math.round(item.costCents * 1.22)
          return { item, cases, units, cents: cases * casePrice + units * Math.round(casePrice / item.eachesPerCase) }
        }),
      }
    }
  }
}

/** One of the ship-to's delivery days in the seven days from `from`. */
function deliveryIn(from: CalendarDate, { deliveryDays }: DemoShipTo, chance: Random): CalendarDate {
  const days = [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(from, later))
  // weekdayOf counts from Sunday, when no truck drives.
  return chance.pick(days.filter((day) => deliveryDays.some((name) => weekdays.indexOf(name) + 1 === weekdayOf(day))))
}

/** Rows of the orders import, a row a line. */
export function* orderRows(orders: Iterable<DemoOrder>): Generator<object> {
  for (const { orderNumber, shipTo, placedOn, deliveryDate, lines } of orders) {
    let lineNumber = 0
    for (const { item, cases, units, cents } of lines) {
      const price = Math.round(cents / (cases || units))
      yield {
        orderNumber,
        lineNumber: ++lineNumber,
        division: shipTo.division,
        shipTo: shipTo.shipTo,
        deliveryDate,
        status: 'Invoiced',
        placedAt: `${placedOn}T18:${orderNumber.slice(-2).replace(/[6-9](?=\d)/, '3')}:00Z`,
        itemNumber: item.itemNumber,
        orderedCases: cases,
        orderedUnits: units,
        ...(cases > 0 ? { casePrice: dollars(price) } : { eachPrice: dollars(price) }),
        lineTotal: dollars(cents),
      }
    }
  }
}
