import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import type { ScannedCode, ScanUnit } from '../scanned-code.ts'
import type { CodeMatch } from '../scanning.endpoints.ts'
import type { CodeTarget } from '../rules/choose-code-item.ts'
import type { CodedPack } from '../rules/may-stand-for.ts'
import { codeItemColumns, codeItemTables, isShown } from './code-columns.ts'

interface OfShipTo {
  readonly division: string
  readonly shipTo: string
}

/** More items than this under one code are no help to a person. */
const maxMatches = 20

// Every number a code may be is asked for at once: what people remembered, the product of a GTIN
// an item's own number, and the customer's numbers.
const candidates = sql(
  'scanning.candidates',
  `with known as (
     select code, item_number, custom_item_id, unit, true as is_remembered from customer_codes
     where division = :division and ship_to = :shipTo and code = :code
     union all
     select gtin, item_number, null, case when each_only then 'EA' else 'CS' end, false from items
     where division = :division and gtin <> '' and substr(gtin, 2, 12) = :product
     union all
     select gtin, item_number, null, unit, false from item_barcodes
     where division = :division and substr(gtin, 2, 12) = :product
     union all
     select :code::text, item_number, null, case when each_only then 'EA' else 'CS' end, false from items
     where division = :division and item_number = :itemNumber
     union all
     select :code::text, c.item_number, null, case when n.each_only then 'EA' else 'CS' end, false
     from customer_items c join items n on n.division = c.division and n.item_number = c.item_number
     where c.division = :division and c.ship_to = :shipTo and c.customer_item_number = :code
     union all
     select case when customer_item_number = :code then :code::text else gtin end, null, id, 'CS', false
     from custom_items
     where division = :division and ship_to = :shipTo
       and (customer_item_number = :code or (gtin <> '' and substr(gtin, 2, 12) = :product)))
   select k.code, k.unit, k.is_remembered as "isRemembered", ${codeItemColumns}
   from known k ${codeItemTables}
   where ${isShown}
   order by k.is_remembered desc, k.code = :code desc, description
   limit ${maxMatches}`,
)

/** NEXT-8: what the ship-to may see of all that a code may stand for; `resolveCode` decides. */
export const codeCandidates = (
  db: Queries,
  { division, shipTo }: OfShipTo,
  { kind, code }: Pick<ScannedCode, 'kind' | 'code'>,
): Promise<CodeMatch[]> =>
  db.rows<CodeMatch>(
    candidates({
      division,
      shipTo,
      code,
      // Nothing has a product or a number that is empty.
      product: kind === 'gtin' ? code.slice(1, 13) : '',
      itemNumber: kind === 'plain' && code.length <= numberLength ? padNumber(code, numberLength) : '',
    }),
  )

const packOfItem = sql(
  'scanning.pack-of-item',
  `select i.each_only as "eachOnly", i.is_broken_case as "isBrokenCase", i.is_catch_weight as "isCatchWeight",
     i.eaches_per_case as "eachesPerCase"
   from items i
   where i.division = :division and i.item_number = :itemNumber and i.erp_status <> 'inactive'
     and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))`,
)

const packOfCustomItem = sql(
  'scanning.pack-of-custom-item',
  `select false as "eachOnly", m.is_broken_case as "isBrokenCase", m.is_catch_weight as "isCatchWeight",
     m.eaches_per_case as "eachesPerCase"
   from custom_items m
   where m.division = :division and m.ship_to = :shipTo and m.id = :customItemId and m.is_active`,
)

/** What a code is to stand for; undefined when the ship-to has no such item. */
export const packOf = (
  db: Queries,
  { division, shipTo }: OfShipTo,
  target: CodeTarget,
): Promise<CodedPack | undefined> =>
  'itemNumber' in target
    ? db.maybe<CodedPack>(packOfItem({ division, shipTo, itemNumber: target.itemNumber }))
    : db.maybe<CodedPack>(packOfCustomItem({ division, shipTo, customItemId: target.customItemId }))

const rememberItem = sql(
  'scanning.remember-item',
  `insert into customer_codes (division, ship_to, code, item_number, unit, learned_by, learned_at)
   values (:division, :shipTo, :code, :itemNumber, :unit, :learnedBy, :now)
   on conflict (division, ship_to, code) do update
     set item_number = excluded.item_number, custom_item_id = null, unit = excluded.unit,
         learned_by = excluded.learned_by, learned_at = excluded.learned_at`,
)

const rememberCustomItem = sql(
  'scanning.remember-custom-item',
  `insert into customer_codes (division, ship_to, code, custom_item_id, unit, learned_by, learned_at)
   values (:division, :shipTo, :code, :customItemId, :unit, :learnedBy, :now)
   on conflict (division, ship_to, code) do update
     set item_number = null, custom_item_id = excluded.custom_item_id, unit = excluded.unit,
         learned_by = excluded.learned_by, learned_at = excluded.learned_at`,
)

// Of the others: a code that is remembered already takes no more room.
const othersOf = sql(
  'scanning.count-others',
  `select count(*)::int as others from customer_codes
   where division = :division and ship_to = :shipTo and code <> :code`,
)

/** How many codes the ship-to keeps besides this one. */
export const countOtherCodes = async (db: Queries, { division, shipTo }: OfShipTo, code: string): Promise<number> =>
  (await db.row<{ others: number }>(othersOf({ division, shipTo, code }))).others

/** What is remembered, and who said it. */
interface Remembered {
  readonly code: string
  readonly target: CodeTarget
  readonly unit: ScanUnit
  readonly learnedBy: string
  readonly now: Date
}

/** NEXT-8: remembers a code for an item that `packOf` has found. */
export async function saveCode(
  db: Queries,
  { division, shipTo }: OfShipTo,
  { code, target, unit, learnedBy, now }: Remembered,
): Promise<void> {
  const values = { division, shipTo, code, unit, learnedBy, now: now.toISOString() }
  await ('itemNumber' in target
    ? db.send(rememberItem({ ...values, itemNumber: target.itemNumber }))
    : db.send(rememberCustomItem({ ...values, customItemId: target.customItemId })))
}

const forget = sql(
  'scanning.forget',
  'delete from customer_codes where division = :division and ship_to = :shipTo and code = :code',
)

/** NEXT-8: forgets what people said of a code. */
export const deleteCode = (db: Queries, { division, shipTo }: OfShipTo, code: string): Promise<unknown> =>
  db.run(forget({ division, shipTo, code }))

const page = sql(
  'scanning.page',
  `with known as (
     select code, item_number, custom_item_id, unit, true as is_remembered from customer_codes
     where division = :division and ship_to = :shipTo
     union all
     select n.gtin, n.item_number, null, case when n.each_only then 'EA' else 'CS' end, false
     from item_purchases p join items n on n.division = p.division and n.item_number = p.item_number
     where p.division = :division and p.ship_to = :shipTo and n.gtin <> ''
     union all
     select gtin, null, id, 'CS', false from custom_items
     where division = :division and ship_to = :shipTo and gtin <> '')
   select k.code, k.unit, k.is_remembered as "isRemembered", ${codeItemColumns}, count(*) over () as total
   from known k ${codeItemTables}
   where ${isShown} and (k.is_remembered or not :isRememberedOnly)
   order by k.is_remembered desc, k.code, k.item_number, k.custom_item_id
   limit :limit offset :offset`,
)

/** One page of the codes of a ship-to, and how many there are in all. */
export async function codesPage(
  db: Queries,
  { division, shipTo }: OfShipTo,
  asked: { readonly limit: number; readonly offset: number; readonly isRememberedOnly: boolean },
): Promise<{ codes: CodeMatch[]; total: number }> {
  const rows = await db.rows<CodeMatch & { total: number }>(page({ division, shipTo, ...asked }))
  return { codes: rows.map(({ total: _, ...match }) => match), total: rows[0]?.total ?? 0 }
}
