import type { Database } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type CatalogueDocument, everywhere } from '../search/catalogue-index.ts'
import { storageOf } from '#areas/items/rules/storage-of.ts'
import { stockStatus } from '#areas/items/rules/stock-status.ts'

/** A category with its place in the tree. */
export interface CatalogueCategory {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
}

/** A group purchasing organization. */
export interface CatalogueGpo {
  readonly id: string
  readonly name: string
}

/** What the index needs to know of an item; the page's own statement reads everything else. */
interface ItemRow extends Omit<CatalogueDocument, 'isInStock' | 'stockedAt' | 'storage' | 'categoryPath'> {
  readonly categoryId: string
  /** °F. */
  readonly maxStorageTemp: number | null
  readonly erpStatus: 'active' | 'discontinued'
  readonly isSpecialOrder: boolean
  readonly isDropShip: boolean
  readonly isJustInTime: boolean
  readonly onHandCases: number
  readonly lowBelowCases: number
  /** Those that have some of it; null where the stock does not come by warehouse. */
  readonly warehouses: readonly string[] | null
}

/**
 * Rows at a time: small enough that loading 100,000 items never holds more than a piece of them as
 * rows.
 */
const batchSize = 500

// What the index is made from, of items `i`.
const selectItems = `select i.item_number as "itemNumber", i.description, i.pack_size_description as pack, i.brand,
          i.category_id as "categoryId", i.gtin,
          array(select b.gtin from item_barcodes b where b.division = i.division and b.item_number = i.item_number
            order by b.gtin) as barcodes, i.product_code as "productCode",
          i.dietary_preferences as "dietaryPreferences",
          coalesce(i.details -> 'allergensFreeFrom', '[]') as "allergensFreeFrom",
          (i.details -> 'storageTemp' ->> 'max')::float8 as "maxStorageTemp",
          coalesce(i.staff_details ->> 'vendorNumber', '') as "vendorNumber", i.gpo_ids as "gpoIds", i.is_bestseller as "isBestseller",
          i.erp_status as "erpStatus", i.erp_status = 'discontinued' as "isDiscontinued", i.popularity,
          i.is_special_order as "isSpecialOrder", i.is_drop_ship as "isDropShip", i.is_just_in_time as "isJustInTime",
          coalesce(k.on_hand_cases, 0) as "onHandCases", coalesce(k.low_below_cases, 0) as "lowBelowCases",
          case when k.is_by_warehouse then array(select w.warehouse from item_warehouse_stock w
            where w.division = i.division and w.item_number = i.item_number and w.on_hand_cases > 0
            order by w.warehouse) end as warehouses
   from items i
   left join item_stock k on k.division = i.division and k.item_number = i.item_number` as const

const itemsAfter = sql(
  'shop.items-after',
  `${selectItems}
   where i.division = :division and i.item_number > :after and i.erp_status <> 'inactive'
   order by i.item_number
   limit ${batchSize}`,
)
const itemsNumbered = sql(
  'shop.items-numbered',
  `${selectItems}
   where i.division = :division and i.item_number = any(:itemNumbers) and i.erp_status <> 'inactive'`,
)
const categories = sql(
  'shop.categories',
  'select id, parent_id as "parentId", name from categories order by position, name',
)
const gpos = sql('shop.gpos', 'select id, name from gpos order by name')

/**
 * ITEM-1: the items of a division that can be found, in pieces; inactive ones are not among them.
 * `pathOf`: category ids from the department down to one.
 */
export async function* catalogueItems(
  db: Database,
  division: string,
  pathOf: (categoryId: string) => readonly string[],
): AsyncGenerator<CatalogueDocument[]> {
  const shared = sharedLists()
  for (let after = ''; ;) {
    const rows = await db.rows<ItemRow>(itemsAfter({ division, after }))
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => toDocument(row, pathOf(row.categoryId), shared))
    if (rows.length < batchSize) return
    after = last.itemNumber
  }
}

/** The same of some items; those that cannot be found any more are absent. */
export async function catalogueItemsNumbered(
  db: Database,
  { division, itemNumbers }: { readonly division: string; readonly itemNumbers: readonly string[] },
  pathOf: (categoryId: string) => readonly string[],
): Promise<CatalogueDocument[]> {
  const rows = await db.rows<ItemRow>(itemsNumbered({ division, itemNumbers }))
  const shared = sharedLists()
  return rows.map((row) => toDocument(row, pathOf(row.categoryId), shared))
}

/** One array for all lists that say the same: most items have none of a kind, or a few. */
function sharedLists(): (list: readonly string[]) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (list) => {
    const key = list.join('\n')
    const before = known.get(key)
    if (!before) known.set(key, list)
    return before ?? list
  }
}

/**
 * Field by field: what is left of a row after the others are taken out has a layout of its own for
 * each item, 0.6 KB a piece while the index is built.
 */
function toDocument(
  row: ItemRow,
  categoryPath: readonly string[],
  shared: ReturnType<typeof sharedLists>,
): CatalogueDocument {
  const status = stockStatus(row)
  const isInStock = status === 'in stock' || status === 'low stock'
  const isOfVendor = row.isDropShip || row.isJustInTime
  return {
    itemNumber: row.itemNumber,
    description: row.description,
    brand: row.brand,
    gtin: row.gtin,
    barcodes: shared(row.barcodes),
    // What a buyer reads on the box. The vendor's own stays with staff (security 18, 67).
    productCode: row.productCode,
    vendorNumber: row.vendorNumber,
    pack: row.pack,
    categoryPath,
    dietaryPreferences: shared(row.dietaryPreferences),
    allergensFreeFrom: shared(row.allergensFreeFrom),
    storage: storageOf(row.maxStorageTemp) ?? '',
    gpoIds: shared(row.gpoIds),
    isBestseller: row.isBestseller,
    isDiscontinued: row.isDiscontinued,
    isInStock,
    stockedAt: shared(isOfVendor || !row.warehouses ? (isInStock ? [everywhere] : []) : row.warehouses),
    popularity: row.popularity,
  }
}

/** Every category, in the order people see them. */
export const catalogueCategories = (db: Database): Promise<CatalogueCategory[]> =>
  db.rows<CatalogueCategory>(categories())

/** Every group purchasing organization, by name. */
export const catalogueGpos = (db: Database): Promise<CatalogueGpo[]> => db.rows<CatalogueGpo>(gpos())
