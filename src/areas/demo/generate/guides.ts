import type { Assortment, UsualItem } from './assortments.ts'
import type { DemoShipTo } from './customers.ts'
import { type kitchenCategories, type kitchenLocations, kitchensOf, ownItems } from './own-data.ts'

/** Where a kitchen keeps what comes from a department of the catalogue, and how it groups it. */
interface Shelf {
  readonly location: (typeof kitchenLocations)[number]
  readonly category: (typeof kitchenCategories)[number]
}

const shelves: Readonly<Record<string, Shelf>> = {
  meat: { location: 'Walk-in cooler', category: 'Protein' },
  poultry: { location: 'Walk-in cooler', category: 'Protein' },
  seafood: { location: 'Walk-in cooler', category: 'Protein' },
  dairy: { location: 'Walk-in cooler', category: 'Dairy' },
  produce: { location: 'Walk-in cooler', category: 'Produce' },
  frozen: { location: 'Freezer', category: 'Protein' },
  bakery: { location: 'Line', category: 'Bakery' },
  beverage: { location: 'Bar', category: 'Drinks' },
  disposables: { location: 'Cleaning cupboard', category: 'Supplies' },
  kitchen: { location: 'Cleaning cupboard', category: 'Supplies' },
}
const dryStore: Shelf = { location: 'Dry store', category: 'Dry goods' }
const shelfOf = ({ item }: UsualItem): Shelf => shelves[item.department] ?? dryStore

/** A kitchen orders from some sixty lines, and its DSR recommends a few more. */
const [orderLines, recommended] = [60, 8]

/**
 * Rows of the import `guides` (GUIDE-1): a weekly order with pars, a bar list, what the DSR
 * recommends, and a Sunday count with the kitchen's own items. The Standard guide keeps itself.
 */
export function* guides(assorted: readonly Assortment[]): Generator<object> {
  const kitchens = new Set(kitchensOf(assorted.map(({ shipTo }) => shipTo)))
  for (const { shipTo, usual, trials } of assorted.filter((each) => kitchens.has(each.shipTo))) {
    const weekly = usual.slice(0, orderLines)
    yield* lines(shipTo, 'CustomOrder', 'Weekly order', weekly.map(parLine))
    const drinks = usual.filter((each) => shelfOf(each).location === 'Bar')
    yield* lines(shipTo, 'CustomOrder', 'Bar', drinks.map(parLine))
    const picks = trials.slice(0, recommended).map(({ itemNumber }) => ({ itemNumber, isDsrManaged: true }))
    yield* lines(shipTo, 'CustomOrder', 'Picked by your DSR', picks)
    yield* lines(shipTo, 'CustomInventory', 'Sunday count', [...weekly.map(parLine), ...ownItems.map(ownLine)])
  }
}

/** A par of what is used between two orders, and a half more. */
function parLine(usual: UsualItem, index: number): object {
  const { item, quantity } = usual
  const par = Math.max(1, Math.ceil(quantity * 1.5))
  const { location, category } = shelfOf(usual)
  return {
    itemNumber: item.itemNumber,
    ...(item.eachOnly ? { eachParValue: par } : { caseParValue: par }),
    ...(index % 3 === 0 && { reorderPointPct: 50 }),
    locationName: location,
    categoryName: category,
  }
}

const ownLine = ({ number, location, category }: (typeof ownItems)[number]) => ({
  itemNumber: `custom:${number}`,
  caseParValue: 2,
  locationName: location,
  categoryName: category,
})

const lines = (shipTo: DemoShipTo, type: string, guideName: string, rows: readonly object[]): object[] =>
  rows.map((row) => ({ division: shipTo.division, shipTo: shipTo.shipTo, type, guideName, ...row }))
