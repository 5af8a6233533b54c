import type { Database } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { storageOf } from '#areas/items/rules/storage-of.ts'
import { stockStatus } from '#areas/items/rules/stock-status.ts'

/** What the index needs to know of an item; the page's own statement reads everything else. */
export interface CatalogueItem {
  readonly itemNumber: string
  readonly description: string
  readonly pack: string
  readonly brand: string
  readonly categoryId: string
  readonly gtin: string
  /**
   * The manufacturer's number: what a buyer reads on the box. The vendor's own stays with staff
   * (security 18, 67).
   */
  readonly productCode: string
  readonly dietaryPreferences: readonly string[]
  readonly allergensFreeFrom: readonly string[]
  /** Staff only (security 18); the search shows it to nobody and finds by it for staff. */
  readonly vendorNumber: string
  /** How it is kept; empty when unknown. */
  readonly storage: string
  readonly gpoIds: readonly string[]
  readonly isBestseller: boolean
  readonly isDiscontinued: boolean
  readonly popularity: number
  readonly isInStock: boolean
}

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

interface ItemRow extends Omit<CatalogueItem, 'isInStock' | 'storage'> {
  /** °F. */
  readonly maxStorageTemp: number | null
  readonly erpStatus: 'active' | 'discontinued'
  readonly isSpecialOrder: boolean
  readonly isDropShip: boolean
  readonly isJustInTime: boolean
  readonly onHandCases: number
  readonly lowBelowCases: number
}

/**
 * Rows at a time: small enough that loading 100,000 items never holds more than a piece of them as
 * rows.
 */
const batchSize = 500

const itemsAfter = sql(
  'shop.items-after',
  `select i.item_number as "itemNumber", i.description, i.pack_size_description as pack, i.brand,
          i.category_id as "categoryId", i.gtin, i.product_code as "productCode",
          i.dietary_preferences as "dietaryPreferences",
          coalesce(i.details -> 'allergensFreeFrom', '[]') as "allergensFreeFrom",
          (i.details -> 'storageTemp' ->> 'max')::float8 as "maxStorageTemp",
          coalesce(i.staff_details ->> 'vendorNumber', '') as "vendorNumber", i.gpo_ids as "gpoIds", i.is_bestseller as "isBestseller",
          i.erp_status as "erpStatus", i.erp_status = 'discontinued' as "isDiscontinued", i.popularity,
          i.is_special_order as "isSpecialOrder", i.is_drop_ship as "isDropShip", i.is_just_in_time as "isJustInTime",
          coalesce(k.on_hand_cases, 0) as "onHandCases", coalesce(k.low_below_cases, 0) as "lowBelowCases"
   from items i
   left join item_stock k on k.division = i.division and k.item_number = i.item_number
   where i.division = :division and i.item_number > :after and i.erp_status <> 'inactive'
   order by i.item_number
   limit ${batchSize}`,
)
const categories = sql(
  'shop.categories',
  'select id, parent_id as "parentId", name from categories order by position, name',
)
const gpos = sql('shop.gpos', 'select id, name from gpos order by name')

/**
 * ITEM-1: the items of a division that can be found, in pieces; inactive ones are not among them.
 */
export async function* catalogueItems(db: Database, division: string): AsyncGenerator<CatalogueItem[]> {
  for (let after = ''; ;) {
    const rows = await db.rows<ItemRow>(itemsAfter({ division, after }))
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(toCatalogueItem)
    if (rows.length < batchSize) return
    after = last.itemNumber
  }
}

function toCatalogueItem(row: ItemRow): CatalogueItem {
  const {
    erpStatus: _status,
    isSpecialOrder: _special,
    isDropShip: _drop,
    isJustInTime: _jit,
    onHandCases: _on,
    lowBelowCases: _low,
    maxStorageTemp,
    ...rest
  } = row
  const status = stockStatus(row)
  return {
    ...rest,
    storage: storageOf(maxStorageTemp) ?? '',
    isInStock: status === 'in stock' || status === 'low stock',
  }
}

/** Every category, in the order people see them. */
export const catalogueCategories = (db: Database): Promise<CatalogueCategory[]> =>
  db.rows<CatalogueCategory>(categories())

/** Every group purchasing organization, by name. */
export const catalogueGpos = (db: Database): Promise<CatalogueGpo[]> => db.rows<CatalogueGpo>(gpos())
