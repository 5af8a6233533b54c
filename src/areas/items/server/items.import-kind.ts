import { z } from 'zod'
import { knownDivision, knownGpos } from '#areas/customers/server/public.ts'
import {
  division,
  gtin,
  json,
  listOf,
  money,
  oneOf,
  pounds,
  text,
  tradeNumber,
  whole,
  yesNo,
} from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { dietaryPreferences, itemImage, maxImages } from '../item.ts'
import { nestColumns } from '../rules/nest-columns.ts'
import { detailColumns, pairs, staffDetailColumns } from './item-detail-columns.ts'

const flag = (means: string, column: string) => optional(yesNo, means, column, 'boolean', 'false')
const detailNames = Object.keys(detailColumns)
const staffDetailNames = Object.keys(staffDetailColumns)

const nestedOf = (names: readonly string[]) => (row: Readonly<Record<string, unknown>>) => {
  const nested = nestColumns(row, names)
  return Object.keys(nested).length > 0 ? nested : undefined
}

/** What the distributor sells. */
export const itemsImportKind = importKind({
  name: 'items',
  rowIs: 'one item of one division',
  table: 'items',
  key: ['division', 'item_number'],
  isCatalogue: true,
  columns: {
    division: key(division, 'Division code', 'division'),
    itemNumber: key(tradeNumber, 'Number, left-padded with zeros', 'item_number'),
    description: needed(text(300), 'What it is', 'description'),
    brand: needed(text(100), 'Brand, from the brands', 'brand'),
    categoryId: needed(text(60), 'Category, from the categories', 'category_id'),
    packSizeDescription: optional(text(100), 'Pack and size, such as 4/1 GAL', 'pack_size_description'),
    marketingDescription: optional(text(10_000), 'What makes it good', 'marketing_description'),
    gtin: optional(gtin, 'GTIN of the case: 8, 12, 13 or 14 digits, check digit verified', 'gtin'),
    productCode: optional(text(60), "The manufacturer's number", 'product_code'),
    manufacturer: optional(text(200), 'Manufacturer', 'manufacturer'),
    erpStatus: optional(oneOf(['active', 'discontinued', 'inactive']), 'State', 'erp_status', 'text', "'active'"),
    replacedBy: optional(tradeNumber, 'Item offered instead of a discontinued one', 'replaced_by', 'text', 'null'),
    isCatchWeight: flag('Whether it is priced by the pound', 'is_catch_weight'),
    isBrokenCase: flag('Whether eaches may be ordered', 'is_broken_case'),
    eachOnly: flag('Whether only eaches may be ordered', 'each_only'),
    eachesPerCase: optional(whole(1, 100_000), 'Eaches in a case', 'eaches_per_case', 'integer', '1'),
    netWeight: optional(
      pounds,
      'Pounds a case; the estimate for catch weight',
      'case_weight_hundredths',
      'integer',
      '0',
    ),
    grossWeight: optional(pounds, 'Pounds a case with packing', 'gross_weight_hundredths', 'integer', '0'),
    isDropShip: flag('Whether the maker ships it', 'is_drop_ship'),
    isJustInTime: flag('Whether it is bought when ordered', 'is_just_in_time'),
    isReserved: flag('Whether only some ship-tos may buy it', 'is_reserved'),
    reservedShipTos: optional(
      listOf(tradeNumber),
      'Ship-tos it is reserved for; never sent to customers',
      'reserved_ship_tos',
      'text[]',
      "'{}'",
    ),
    isProprietary: flag("Whether it is a customer's own", 'is_proprietary'),
    isSpecialOrder: flag('Whether it is ordered specially', 'is_special_order'),
    isBestseller: flag('Whether it is a bestseller', 'is_bestseller'),
    dietaryPreferences: optional(
      listOf(oneOf(dietaryPreferences)),
      'Dietary preferences it suits',
      'dietary_preferences',
      'text[]',
      "'{}'",
    ),
    gpoIds: optional(listOf(text(40)), 'GPOs it belongs to', 'gpo_ids', 'text[]', "'{}'"),
    popularity: optional(
      whole(0, 1_000_000_000),
      'Cases sold in the last year, for ranking',
      'popularity',
      'integer',
      '0',
    ),
    cost: optional(money(), 'Dollars the distributor pays; staff only', 'cost_cents', 'bigint', '0'),
    images: optional(
      json(
        z.array(itemImage).max(maxImages),
        `a JSON list of at most ${maxImages} {url, thumbnailUrl, fileName, caption}, each url a path of this site or https`,
      ),
      'Pictures, the main one first: JSON list of {url, thumbnailUrl, fileName, caption}; all but url may be left out',
      'images',
      'jsonb',
      "'[]'",
    ),
    ...detailColumns,
    ...staffDetailColumns,
  },
  computed: [
    { column: 'details', type: 'jsonb', fallback: "'{}'", merges: true, from: nestedOf(detailNames) },
    { column: 'staff_details', type: 'jsonb', fallback: "'{}'", merges: true, from: nestedOf(staffDetailNames) },
  ],
  check: (row) => {
    const cells: Readonly<Record<string, unknown>> = row
    for (const [one, other] of pairs) {
      if ((cells[one] ?? null) === null && (cells[other] ?? null) === null) continue
      if ((cells[one] ?? null) === null) return { field: one, reason: `is required beside ${other}` }
      if ((cells[other] ?? null) === null) return { field: other, reason: `is required beside ${one}` }
    }
    return undefined
  },
  references: [
    knownDivision,
    {
      field: 'brand',
      when: 's.brand is not null and not exists (select 1 from brands r where r.name = s.brand)',
      reason: 'There is no such brand',
    },
    {
      field: 'categoryId',
      when: 's.category_id is not null and not exists (select 1 from categories r where r.id = s.category_id)',
      reason: 'There is no such category',
    },
    knownGpos,
  ],
})
