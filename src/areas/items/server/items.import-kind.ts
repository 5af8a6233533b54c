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
import { importKind, key, needed, optional, spared, sparedAll } from '#platform/imports/import-kind.ts'
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
    marketingDescription: spared(optional(text(10_000), 'What makes it good', 'marketing_description')),
    gtin: spared(
      optional(
        gtin,
        'GTIN of the case, check digit verified; also a UPC-E, with spaces, or without its leading zero',
        'gtin',
      ),
    ),
    productCode: spared(optional(text(60), "The manufacturer's number", 'product_code')),
    manufacturer: spared(optional(text(200), 'Manufacturer', 'manufacturer')),
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
    grossWeight: spared(optional(pounds, 'Pounds a case with packing', 'gross_weight_hundredths', 'integer', '0')),
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
    popularity: spared(
      optional(whole(0, 1_000_000_000), 'Cases sold in the last year, for ranking', 'popularity', 'integer', '0'),
    ),
    cost: optional(money(), 'Dollars the distributor pays; staff only', 'cost_cents', 'bigint', '0'),
    images: spared(
      optional(
        json(
          z.array(itemImage).max(maxImages),
          `a JSON list of at most ${maxImages} {url, thumbnailUrl, fileName, caption}, each url a path of this site or https`,
        ),
        'Pictures, the main one first: JSON list of {url, thumbnailUrl, fileName, caption}; all but url may be left out',
        'images',
        'jsonb',
        "'[]'",
      ),
    ),
    ...sparedAll(detailColumns),
    ...sparedAll(staffDetailColumns),
  },
  computed: [
    { column: 'details', type: 'jsonb', fallback: "'{}'", merges: true, from: nestedOf(detailNames) },
    { column: 'staff_details', type: 'jsonb', fallback: "'{}'", merges: true, from: nestedOf(staffDetailNames) },
  ],
  pairs,
  makes: [
    {
      kind: 'brands',
      add: `insert into brands (name) select distinct s.brand from import_stage s
        where s.brand is not null and s.brand <> '' order by 1 on conflict do nothing returning name`,
      takeBack: `delete from brands b using import_made m where b.name = m.name
        and not exists (select from import_stage s where s.brand = b.name) returning b.name`,
    },
    {
      kind: 'categories',
      add: `insert into categories (id, name) select distinct s.category_id, s.category_id from import_stage s
        where s.category_id is not null and s.category_id <> '' order by 1 on conflict do nothing returning id as name`,
      takeBack: `delete from categories c using import_made m where c.id = m.name
        and not exists (select from import_stage s where s.category_id = c.id) returning c.id as name`,
    },
  ],
  gone: {
    among: `o.erp_status <> 'inactive' and o.division in (select division from import_seen)`,
    end: [
      `update items i set erp_status = 'inactive' from import_gone g
       where i.division = g.division and i.item_number = g.item_number`,
    ],
    back: {
      unless: 'erpStatus',
      sql: `update items i set erp_status = 'active' from import_seen s
        where i.division = s.division and i.item_number = s.item_number and i.erp_status = 'inactive'`,
    },
    become: 'become inactive',
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
