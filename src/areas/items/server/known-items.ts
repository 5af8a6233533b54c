import { RecentMap } from '#kit/recent-map.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { cacheLookups } from '#platform/meters.ts'
import { changesSince } from './catalogue-changes.store.ts'
import { type ItemSummaryRow, stockOf, thumbnailColumn } from './item-columns.ts'

/** What of a summary row the catalogue does not decide: stock, and the words of one customer. */
type PassingFacts = Pick<
  ItemSummaryRow,
  'onHandCases' | 'lowBelowCases' | 'nextArrivalOn' | 'customerDescription' | 'customerItemNumber'
>

/**
 * An item as the catalogue has it. Whom it is reserved for never leaves the server (security 18).
 */
export interface KnownItem extends Omit<ItemSummaryRow, keyof PassingFacts | 'isReservedForThisShipTo'> {
  readonly eachesPerCase: number
  readonly reservedShipTos: readonly string[]
}

/**
 * Passing facts as `selectPassing` returns them, in this order and without names: with names for
 * these and the lines, PostgreSQL takes 0.1 to 0.5 ms longer for a call on a cart (decision 3).
 */
export type PassingColumns = readonly [
  itemNumber: string,
  onHandCases: number | null,
  lowBelowCases: number | null,
  nextArrivalOn: string | null,
  customerDescription: string | null,
  customerItemNumber: string | null,
]

/** SQL terms for whom items are read. */
interface ForShipTo<Division, ShipTo> {
  readonly division: Division
  readonly shipTo: ShipTo
}

/**
 * SQL: the passing facts of items as one JSON array of `PassingColumns`. `numbers` is what the from
 * clause reads their numbers from: a select in parentheses, or `unnest(…)`.
 */
export const selectPassing = <Numbers extends string, Division extends string, ShipTo extends string>(
  numbers: Numbers,
  { division, shipTo }: ForShipTo<Division, ShipTo>,
) =>
  `(
  select json_agg(json_build_array(n.item_number, k.on_hand_cases, k.low_below_cases, k.next_arrival_on,
    w.customer_description, w.customer_item_number))
  from ${numbers} n (item_number)
  left join ${stockOf({ division, shipTo, numbers: `array(select m.item_number from ${numbers} m (item_number))` })} k
    on k.item_number = n.item_number
  left join customer_items w on w.division = ${division} and w.ship_to = ${shipTo}
    and w.item_number = n.item_number)` as const

/** SQL: the version of the catalogue of a division, an SQL term; for `knownItems`. */
export const catalogueVersion = <Division extends string>(division: Division) =>
  `coalesce((select v.version from catalogue_versions v where v.division = ${division}), 0)` as const

/**
 * The summary row of a known item for one ship-to. Field by field: spreading thirty of them costs
 * ten times as much.
 */
export const summaryRowOf = (item: KnownItem, passing: PassingColumns, shipTo: string): ItemSummaryRow => ({
  itemNumber: item.itemNumber,
  description: item.description,
  customerDescription: passing[4] ?? '',
  customerItemNumber: passing[5] ?? '',
  packSizeDescription: item.packSizeDescription,
  brand: item.brand,
  isEBrand: item.isEBrand,
  categoryId: item.categoryId,
  categoryName: item.categoryName,
  placeholder: item.placeholder,
  thumbnailUrl: item.thumbnailUrl,
  isCatchWeight: item.isCatchWeight,
  isBrokenCase: item.isBrokenCase,
  eachOnly: item.eachOnly,
  caseWeightHundredths: item.caseWeightHundredths,
  isDropShip: item.isDropShip,
  isJustInTime: item.isJustInTime,
  isReserved: item.isReserved,
  isBestseller: item.isBestseller,
  isSpecialOrder: item.isSpecialOrder,
  dietaryPreferences: item.dietaryPreferences,
  nextArrivalOn: passing[3],
  erpStatus: item.erpStatus,
  isReservedForThisShipTo: item.reservedShipTos.includes(shipTo),
  isProprietary: item.isProprietary,
  onHandCases: passing[1] ?? 0,
  lowBelowCases: passing[2] ?? 0,
})

interface Memory {
  version: number
  readonly items: RecentMap<string, KnownItem>
}

/** Items a process remembers of one division, some 600 bytes each: the latest used. */
const maxRemembered = 20_000
/** When more changed at once they are read from scratch as they are asked for. */
const maxChanges = 5000

const read = sql(
  'items.known',
  `select ${catalogueVersion(':division')} as version,
          (select coalesce(json_agg(x), '[]') from (
             select i.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription",
                    i.brand, b.is_e_brand as "isEBrand", i.category_id as "categoryId", c.name as "categoryName",
                    c.top_id as placeholder, ${thumbnailColumn('i', 'c')}, i.is_catch_weight as "isCatchWeight",
                    i.is_broken_case as "isBrokenCase",
                    i.each_only as "eachOnly", i.eaches_per_case as "eachesPerCase",
                    i.case_weight_hundredths as "caseWeightHundredths", i.is_drop_ship as "isDropShip",
                    i.is_just_in_time as "isJustInTime", i.is_reserved as "isReserved",
                    i.is_bestseller as "isBestseller", i.is_special_order as "isSpecialOrder",
                    i.dietary_preferences as "dietaryPreferences", i.erp_status as "erpStatus",
                    i.is_proprietary as "isProprietary", i.reserved_ship_tos as "reservedShipTos"
             from items i
             join brands b on b.name = i.brand
             join categories c on c.id = i.category_id
             where i.division = :division and i.item_number = any(:missing)) x) as items`,
)

const memories = new WeakMap<object, Map<string, Memory>>()

function memoryOf(home: object, division: string): Memory {
  const divisions = memories.get(home) ?? new Map<string, Memory>()
  memories.set(home, divisions)
  const memory = divisions.get(division) ?? { version: 0, items: new RecentMap(maxRemembered) }
  divisions.set(division, memory)
  return memory
}

/**
 * Items of a division at `version` of its catalogue or later, from this process's memory where it
 * has them; numbers the division does not have are absent. The caller reads the version in the
 * statement that names the items, so that no import is ever missed. Reading fifty items by name and
 * join takes PostgreSQL longer than the rest of their cart.
 */
export async function knownItems(
  db: Queries,
  { division, version }: { division: string; version: number },
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, KnownItem>> {
  const memory = memoryOf(db.home, division)
  if (memory.version < version) await catchUp(db, division, memory)
  // A map of its own: others may push items out of the memory in the meantime.
  const items = new Map<string, KnownItem>()
  const missing: string[] = []
  for (const itemNumber of itemNumbers) {
    const known = memory.items.get(itemNumber)
    if (known) items.set(itemNumber, known)
    else missing.push(itemNumber)
  }
  cacheLookups.inc({ cache: 'items', outcome: missing.length === 0 ? 'hit' : 'miss' })
  if (missing.length === 0) return items
  const found = await db.row<{ version: number; items: KnownItem[] }>(read({ division, missing }))
  if (memory.version < found.version) await catchUp(db, division, memory)
  for (const item of found.items) {
    items.set(item.itemNumber, item)
    // What was read of another version serves this caller only.
    if (memory.version === found.version) memory.items.set(item.itemNumber, item)
  }
  return items
}

/** Forgets the items that changed since, so that an import of one item costs one. */
async function catchUp(db: Queries, division: string, memory: Memory): Promise<void> {
  const { version, itemNumbers } = await changesSince(db, { division, version: memory.version }, maxChanges)
  // Another caller was faster.
  if (memory.version >= version) return
  if (itemNumbers) for (const itemNumber of itemNumbers) memory.items.delete(itemNumber)
  else memory.items.clear()
  memory.version = version
}

/** How many items of all divisions a process remembers of a database. */
export function knownItemsCount(home: object): number {
  let count = 0
  for (const { items } of memories.get(home)?.values() ?? []) count += items.size
  return count
}
