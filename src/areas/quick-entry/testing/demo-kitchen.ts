import { generateDistributor } from '#areas/demo/generate/generate-distributor.ts'
import { buildIndex, type CatalogueIndex } from '#areas/shop/search/catalogue-index.ts'
import type { ShipToLens } from '#areas/shop/search/ship-to-lens.ts'
import type { ItemText } from '#areas/shop/search/explain-words.ts'

/** What the tests know of an item of the demo distributor. */
export interface DemoText extends ItemText {
  readonly itemNumber: string
  readonly gtin: string
  readonly productCode: string
  readonly eachOnly: boolean
  readonly isBrokenCase: boolean
  readonly isDiscontinued: boolean
}

/** One customer of the demo distributor: the catalogue, what they buy and how they call it. */
export interface DemoKitchen {
  readonly index: CatalogueIndex
  readonly lens: ShipToLens
  readonly items: ReadonlyMap<string, DemoText>
}

interface ItemRow extends Omit<DemoText, 'pack' | 'ownName' | 'isDiscontinued'> {
  readonly division: string
  readonly packSizeDescription: string
  readonly erpStatus: string
  readonly categoryId: string
  readonly popularity: number
}
interface OrderRow {
  readonly division: string
  readonly shipTo: string
  readonly itemNumber: string
}
interface OwnRow extends OrderRow {
  readonly customerDescription: string
  readonly customerItemNumber: string
}

const kinds = generateDistributor('small', '2026-03-02')
const rowsOf = <Row>(kind: string): Row[] => [...kinds.find((each) => each.kind === kind)!.rows()] as Row[]

let all: { items: ItemRow[]; orders: OrderRow[]; own: OwnRow[] } | undefined
const indexes = new Map<string, CatalogueIndex>()

/**
 * A ship-to of the small demo distributor, as the server would load it; the generator is
 * deterministic.
 */
export function demoKitchen(division: string, shipTo: string): DemoKitchen {
  all ??= { items: rowsOf('items'), orders: rowsOf('orders'), own: rowsOf('customer-items') }
  const rows = all.items.filter((row) => row.division === division)
  const index = indexes.get(division) ?? indexOf(rows)
  indexes.set(division, index)
  const ours = (row: OrderRow) => row.division === division && row.shipTo === shipTo
  const own = new Map(all.own.filter(ours).map((row) => [row.itemNumber, row]))
  const bought = new Map<string, { times: number; lastOrderedOn: string }>()
  for (const { itemNumber } of all.orders.filter(ours))
    bought.set(itemNumber, { times: (bought.get(itemNumber)?.times ?? 0) + 1, lastOrderedOn: '2026-02-01' })
  const ownWords = new Map(
    [...own].map(([itemNumber, row]) => [
      itemNumber,
      { description: row.customerDescription, number: row.customerItemNumber },
    ]),
  )
  const items = rows.map((row) => ({
    ...row,
    pack: row.packSizeDescription,
    ownName: own.get(row.itemNumber)?.customerDescription ?? '',
    isDiscontinued: row.erpStatus === 'discontinued',
  }))
  return {
    index,
    lens: { ownWords, bought, bidItems: new Set(), hidden: new Set() },
    items: new Map(items.map((item) => [item.itemNumber, item])),
  }
}

const indexOf = (rows: readonly ItemRow[]): CatalogueIndex =>
  buildIndex(
    rows.map((row) => ({
      ...row,
      pack: row.packSizeDescription,
      categoryPath: [row.categoryId],
      dietaryPreferences: [],
      allergensFreeFrom: [],
      vendorNumber: '',
      storage: '',
      gpoIds: [],
      isBestseller: false,
      isDiscontinued: row.erpStatus === 'discontinued',
      isInStock: true,
    })),
  )
