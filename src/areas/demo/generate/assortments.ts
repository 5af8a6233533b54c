import type { DemoItem } from './catalogue.ts'
import type { DemoShipTo } from './customers.ts'
import { menuOf, sizeOf } from './kitchens.ts'
import { random, type Random } from './random.ts'
import { type DemoSize, sizes } from './size.ts'
import { wellKnownItems, wellKnownKitchen } from './well-known-items.ts'

/** A regular item of a kitchen: how much of it, and how often. */
export interface UsualItem {
  readonly item: DemoItem
  /** Cases, or eaches where nothing else is sold. */
  readonly quantity: number
  /** Deliveries between two orders of it. */
  readonly every: number
}

/** The regular items of a ship-to, and how often it orders. */
export interface Assortment {
  readonly shipTo: DemoShipTo
  readonly usual: readonly UsualItem[]
  /** Items it may try once: others of the categories it buys. */
  readonly trials: readonly DemoItem[]
  /** Weeks between two orders. */
  readonly everyWeeks: number
  /** Deliveries in such a week. */
  readonly deliveries: number
  /** Percent of its needs that it orders here; those who order rarely have other suppliers too. */
  readonly loyalty: number
  /** How much more it buys after a year, in percent. */
  readonly growth: number
}

/** Items a kitchen may buy, by category, the most common ones first. */
function sellable(items: readonly DemoItem[]): Map<string, DemoItem[]> {
  const byCategory = new Map<string, DemoItem[]>()
  for (const item of items) {
    if (item.isReserved || item.isSpecial || item.isDiscontinued) continue
    const key = `${item.division} ${item.categoryId}`
    const group = byCategory.get(key)
    if (group) group.push(item)
    else byCategory.set(key, [item])
  }
  return byCategory
}

/** `count` different kinds of a category; the most common ones are bought most. */
function picked(items: readonly DemoItem[], count: number, chance: Random): DemoItem[] {
  const kinds = new Map<string, DemoItem>()
  for (let tries = 0; kinds.size < count && tries < count * 8; tries++) {
    const item = items[Math.floor(items.length * chance.next() ** 1.8)]!
    if (!kinds.has(item.kind)) kinds.set(item.kind, item)
  }
  return [...kinds.values()]
}

/** Deliveries from one to the next: salad comes with each, rice once a month, pans hardly ever. */
function everyOf({ department, shelfLife }: DemoItem, deliveries: number, chance: Random): number {
  const weeks =
    shelfLife <= 20
      ? chance.pick([0.5, 0.5, 1])
      : department === 'kitchen' || department === 'specialty'
        ? chance.whole(4, 8)
        : shelfLife <= 60
          ? chance.pick([1, 1, 2])
          : chance.whole(2, 5)
  return Math.max(1, Math.round(weeks * deliveries))
}

/** Cases at a time: many of cheap items, one of expensive ones. */
function quantityOf(item: DemoItem, size: number, chance: Random): number {
  const dollars = item.costCents / 100 / (item.eachOnly ? item.eachesPerCase : 1)
  return Math.max(1, Math.round(((size * 70) / (25 + dollars)) * (0.5 + chance.next())))
}

/** The items whose numbers are well known. */
const wellKnown = (items: readonly DemoItem[]): DemoItem[] =>
  items.filter(({ division, itemNumber }) => wellKnownItems[division].has(itemNumber))

/** The assortment of each active kitchen, from what kitchens of its kind cook. */
export function assortments(size: DemoSize, shipTos: readonly DemoShipTo[], items: readonly DemoItem[]): Assortment[] {
  const chance = random(53)
  const byCategory = sellable(items)
  const { mainShipTos, otherwiseEvery } = sizes[size]
  const buying = shipTos.filter(({ isActive, isProspective }) => isActive && !isProspective)
  return buying.map((shipTo, n) => {
    const isMain = n < mainShipTos
    const deliveries = isMain ? Math.min(2, shipTo.deliveryDays.length) : 1
    const everyWeeks = isMain ? 1 : otherwiseEvery
    const scale = sizeOf[shipTo.kitchen] * (0.7 + chance.next() * 0.6)
    const menu = [...menuOf(shipTo.kitchen)].map(([categoryId, count]) => ({
      from: byCategory.get(`${shipTo.division} ${categoryId}`) ?? [],
      count,
    }))
    const known = shipTo.shipTo === wellKnownKitchen ? wellKnown(items) : []
    const isKnown = ({ kind, categoryId }: DemoItem) =>
      known.some((item) => item.kind === kind && item.categoryId === categoryId)
    const chosen = menu.flatMap(({ from, count }) => picked(from, count, chance))
    const usual = [...known, ...chosen.filter((item) => !isKnown(item))].map((item) => ({
      item,
      quantity: quantityOf(item, scale, chance),
      every: everyOf(item, isMain ? deliveries : 1, chance),
    }))
    const trials = menu.flatMap(({ from }) => chance.some(from, 1))
    const loyalty = isMain ? 64 : 22
    return { shipTo, usual, trials, everyWeeks, deliveries, loyalty, growth: chance.whole(-4, 16) }
  })
}

const ownWords = ['House', 'Line', 'Prep', 'Banquet', 'Sunday', 'Bar'] as const

/** Rows of the customer-items import: some kitchens have their own words for what they buy. */
export function* customerItems(assorted: readonly Assortment[]): Generator<object> {
  const chance = random(59)
  for (const { shipTo, usual } of assorted) {
    for (const { item } of usual) {
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
