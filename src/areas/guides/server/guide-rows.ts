import type { CustomItem } from '#areas/customer-data/custom-item.ts'
import { customItemsOf } from '#areas/customer-data/server/public.ts'
import { alternatesOf } from '#areas/items/server/public.ts'
import {
  lastQuantitiesOf,
  pageOf,
  type PageItem,
  type ShoppingCart,
  toShopRow,
  type Visit,
} from '#areas/shop/server/public.ts'
import type { ShopRow } from '#areas/shop/shop-row.ts'
import type { Queries } from '#platform/database/database.ts'
import type { GuideCustomItem, GuideRow } from '../guide.ts'
import type { PageLine } from './guide-page.store.ts'

/** For whom, when and how rows are read. */
export interface RowQuestion {
  readonly visit: Visit
  readonly cart: ShoppingCart | null
  readonly includePrice: boolean
}

/** So many alternates are shown beside a line. */
const maxAlternates = 3

const needsAlternate = ({ isDiscontinued, stockStatus }: ShopRow): boolean =>
  isDiscontinued || stockStatus === 'out of stock' || stockStatus === 'not available'

/** GUIDE-1, GUIDE-3: lines with the rows of the shop, what was last ordered, and alternates. */
export async function toGuideRows(
  db: Queries,
  lines: readonly PageLine[],
  { visit, cart, includePrice }: RowQuestion,
): Promise<GuideRow[]> {
  const rowOf = (page: PageItem): ShopRow => {
    const row = toShopRow(page, cart, visit, new Map())
    return includePrice ? row : { ...row, price: null, unitPrice: null }
  }
  const itemNumbers = lines.flatMap(({ itemNumber }) => itemNumber ?? [])
  const customItemIds = lines.flatMap(({ customItemId }) => customItemId ?? [])
  const [pages, customItems] = await Promise.all([
    pageOf(db, visit, itemNumbers, { withInactive: true }),
    customItemIds.length > 0 ? customItemsOf(db, visit.shipTo, customItemIds) : new Map<string, CustomItem>(),
  ])
  const found = new Map(pages.map((page) => [page.row.itemNumber, { row: rowOf(page), page }]))
  const [lastQuantities, alternates] = await Promise.all([
    lastQuantitiesOf(
      db,
      visit,
      [...found.values()].flatMap(({ row: { itemNumber, lastOrderedOn: on } }) => (on ? [{ itemNumber, on }] : [])),
    ),
    alternatesFor(
      db,
      visit,
      [...found.values()].filter(({ row }) => needsAlternate(row)).map(({ row }) => row.itemNumber),
      rowOf,
    ),
  ])
  return lines.map((line): GuideRow => {
    const item = line.itemNumber === null ? undefined : found.get(line.itemNumber)
    const custom = line.customItemId === null ? undefined : customItems.get(line.customItemId)
    const on = item?.row.lastOrderedOn
    // Field by field: copying what is left of a line costs more than the rest of its row.
    return {
      lineId: line.lineId,
      itemNumber: line.itemNumber,
      customItemId: line.customItemId,
      caseParValue: line.caseParValue,
      eachParValue: line.eachParValue,
      reorderPointPct: line.reorderPointPct,
      categoryId: line.categoryId,
      categoryName: line.categoryName,
      locationId: line.locationId,
      locationName: line.locationName,
      sortSequence: line.sortSequence,
      isPinned: line.isPinned,
      reason: line.reason,
      addedAt: line.addedAt,
      addedByName: line.addedByName,
      type: line.itemNumber === null ? 'customItem' : 'item',
      eachOnly: item?.row.eachOnly ?? false,
      customerDescription: item?.row.customerDescription ?? '',
      customerItemNumber: item?.row.customerItemNumber ?? custom?.customerItemNumber ?? '',
      group: line.groupId === null ? null : { id: line.groupId, name: line.groupName ?? '' },
      item: item?.row ?? null,
      customItem: custom ? toGuideCustomItem(custom) : null,
      eachesPerCase: item?.page.eachesPerCase ?? custom?.eachesPerCase ?? 1,
      lastOrdered: on ? { on, cases: null, units: null, ...lastQuantities.get(item.row.itemNumber) } : null,
      alternates: alternates.get(line.itemNumber ?? '') ?? [],
    }
  })
}

const toGuideCustomItem = (custom: CustomItem): GuideCustomItem => ({
  customItemId: custom.id,
  description: custom.description,
  brand: custom.brand,
  packSizeDescription: custom.packSizeDescription,
  distributorName: custom.distributorName || null,
  gtin: custom.gtin,
  isCatchWeight: custom.isCatchWeight,
  isBrokenCase: custom.isBrokenCase,
  caseWeightHundredths: custom.caseNetWeight,
  eachesPerCase: custom.eachesPerCase,
  casePrice: custom.price?.casePrice ?? null,
  eachPrice: custom.price?.eachPrice ?? null,
  isActive: custom.isActive,
})

/** Orderable alternates of these items, the best first; prices and stock are the visit's. */
async function alternatesFor(
  db: Queries,
  visit: Visit,
  itemNumbers: readonly string[],
  rowOf: (page: PageItem) => ShopRow,
): Promise<ReadonlyMap<string, ShopRow[]>> {
  if (itemNumbers.length === 0) return new Map()
  const links = await alternatesOf(db, visit.shipTo.division, itemNumbers)
  const pages = await pageOf(db, visit, [...new Set(links.map(({ alternateNumber }) => alternateNumber))])
  const rows = new Map(pages.map((page) => [page.row.itemNumber, rowOf(page)]))
  const ranked = links.toSorted((a, b) => a.rank - b.rank)
  return new Map(
    itemNumbers.map((itemNumber) => {
      const offered = ranked
        .filter((link) => link.itemNumber === itemNumber)
        .flatMap(({ alternateNumber }) => rows.get(alternateNumber) ?? [])
        .filter((row) => row.blockedReason === null && !needsAlternate(row))
      return [itemNumber, offered.slice(0, maxAlternates)]
    }),
  )
}
