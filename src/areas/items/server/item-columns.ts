import { categoryImageSides } from '../category-image.ts'
import type { Item, ItemDetails, ItemFacts, ItemSummary } from '../item.ts'
import { stockStatus } from '../rules/stock-status.ts'

/** Of the ordering facts those a summary row has not already. */
type OrderingFacts = Pick<
  ItemFacts,
  'erpStatus' | 'isReservedForThisShipTo' | 'isProprietary' | 'onHandCases' | 'lowBelowCases'
>

/**
 * A row of `summaryColumns`: the summary, and the facts its status and the ordering rules are read
 * from.
 */
export type ItemSummaryRow = Omit<ItemSummary, 'stockStatus' | 'isDiscontinued'> & OrderingFacts

/**
 * SQL: the address of the first picture of an item, small where there is a small one; else of its
 * category's (ITEM-10); null without pictures (ITEM-4). Both stand under aliases.
 */
export const thumbnailColumn = (item: string, category: string): string =>
  `coalesce(${item}.images -> 0 ->> 'thumbnailUrl', ${item}.images -> 0 ->> 'url',
    '/api/category-images/' || ${category}.picture_id || '-${categoryImageSides.small}.webp') as "thumbnailUrl"`

/**
 * The columns of an item summary for a ship-to, an SQL term, where the SQL selects from
 * `summaryTables`.
 */
const summaryColumns = <ShipTo extends string>(shipTo: ShipTo) =>
  `i.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription",
  coalesce(w.customer_description, '') as "customerDescription",
  coalesce(w.customer_item_number, '') as "customerItemNumber",
  i.brand, b.is_e_brand as "isEBrand", i.category_id as "categoryId", c.name as "categoryName",
  c.top_id as placeholder, ${thumbnailColumn('i', 'c')}, i.is_catch_weight as "isCatchWeight",
  i.is_broken_case as "isBrokenCase", i.each_only as "eachOnly",
  i.case_weight_hundredths as "caseWeightHundredths", i.is_drop_ship as "isDropShip",
  i.is_just_in_time as "isJustInTime", i.is_reserved as "isReserved", i.is_bestseller as "isBestseller",
  i.is_special_order as "isSpecialOrder", i.dietary_preferences as "dietaryPreferences",
  i.erp_status as "erpStatus", ${shipTo} = any(i.reserved_ship_tos) as "isReservedForThisShipTo",
  i.is_proprietary as "isProprietary", coalesce(k.on_hand_cases, 0) as "onHandCases",
  coalesce(k.low_below_cases, 0) as "lowBelowCases", k.next_arrival_on as "nextArrivalOn"` as const

/** SQL terms: which items, as an array of their numbers, and for which ship-to. */
interface Asked<Division, ShipTo, Numbers> {
  readonly division: Division
  readonly shipTo: ShipTo
  readonly numbers: Numbers
}

/**
 * SQL: the stock of items that a ship-to is sold from. It is found by their numbers: joined item by
 * item, PostgreSQL looks for the ship-to with each (decision 18).
 */
export const stockOf = <Division extends string, ShipTo extends string, Numbers extends string>({
  division,
  shipTo,
  numbers,
}: Asked<Division, ShipTo, Numbers>) =>
  `(select * from ship_to_stock k
    where k.division = ${division} and k.ship_to = ${shipTo} and k.item_number = any(${numbers}))` as const

/**
 * One item `i` with brand `b`, category `c`, stock `k` and the words `w` of one customer, whose
 * ship-to an SQL term names.
 */
export const summaryTables = <ShipTo extends string>(shipTo: ShipTo) =>
  `
  items i
  join brands b on b.name = i.brand
  join categories c on c.id = i.category_id
  left join ship_to_stock k on k.division = i.division and k.ship_to = ${shipTo} and k.item_number = i.item_number
  left join customer_items w on w.division = i.division and w.ship_to = ${shipTo}
    and w.item_number = i.item_number` as const

/** A row as the summary people get: what only the rules may know stays here (security 18). */
export const toItemSummary = (row: ItemSummaryRow): ItemSummary => ({
  itemNumber: row.itemNumber,
  description: row.description,
  customerDescription: row.customerDescription,
  customerItemNumber: row.customerItemNumber,
  packSizeDescription: row.packSizeDescription,
  brand: row.brand,
  isEBrand: row.isEBrand,
  categoryId: row.categoryId,
  categoryName: row.categoryName,
  placeholder: row.placeholder,
  thumbnailUrl: row.thumbnailUrl,
  isCatchWeight: row.isCatchWeight,
  isBrokenCase: row.isBrokenCase,
  eachOnly: row.eachOnly,
  caseWeightHundredths: row.caseWeightHundredths,
  isDropShip: row.isDropShip,
  isJustInTime: row.isJustInTime,
  isReserved: row.isReserved,
  isBestseller: row.isBestseller,
  isSpecialOrder: row.isSpecialOrder,
  isDiscontinued: row.erpStatus === 'discontinued',
  dietaryPreferences: row.dietaryPreferences,
  stockStatus: stockStatus(row),
  nextArrivalOn: row.nextArrivalOn,
})

/** What the item page adds to a row of `summaryColumns`. */
export type ItemDetailRow = ItemSummaryRow &
  Omit<Item, keyof ItemSummary | 'staffDetails'> & { staffDetails: Item['staffDetails'] | null }

/**
 * The columns of an item in full for a ship-to, an SQL term; `forStaff` is SQL that is true for
 * staff: others' rows lack their part.
 */
export const detailColumns = <ShipTo extends string, ForStaff extends string>(shipTo: ShipTo, forStaff: ForStaff) =>
  `${summaryColumns(shipTo)},
  i.marketing_description as "marketingDescription", i.gtin, i.product_code as "productCode", i.manufacturer,
  i.gpo_ids as "gpoIds", array(select g.name from gpos g where g.id = any(i.gpo_ids) order by g.name) as "gpoNames",
  i.gross_weight_hundredths as "grossWeightHundredths", i.eaches_per_case as "eachesPerCase",
  i.replaced_by as "replacedBy", i.images, i.details,
  case when ${forStaff} then i.staff_details end as "staffDetails"` as const

/** A row as the item in full; without staff details the field is absent (security 18). */
export const toItem = (row: ItemDetailRow): Item =>
  // Spreading a summary copies its fields one by one.
  Object.assign(toItemSummary(row), {
    marketingDescription: row.marketingDescription,
    gtin: row.gtin,
    productCode: row.productCode,
    manufacturer: row.manufacturer,
    gpoIds: row.gpoIds,
    gpoNames: row.gpoNames,
    grossWeightHundredths: row.grossWeightHundredths,
    eachesPerCase: row.eachesPerCase,
    replacedBy: row.replacedBy,
    images: row.images,
    details: withUnknowns(row.details),
    ...(row.staffDetails && { staffDetails: row.staffDetails }),
  })

/**
 * Stored details leave out what is unknown; a nutrient without an amount or a daily value says
 * null.
 */
function withUnknowns({ nutrients, ...rest }: ItemDetails): ItemDetails {
  if (!nutrients) return rest
  return {
    ...rest,
    nutrients: nutrients.map((each) => ({ ...each, quantity: each.quantity ?? null, rdi: each.rdi ?? null })),
  }
}
