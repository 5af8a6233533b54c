import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** So many alternates of an item are offered at most. */
const maxOffered = 5

/** An item that may take another's place. */
export interface ItemAlternate {
  readonly itemNumber: string
  readonly alternateNumber: string
  /** 0: named as the successor of a discontinued item; else 1 is offered first. */
  readonly rank: number
  /** Hundredths of a case of the alternate that replace one case of the item. */
  readonly caseRatio: number
}

/**
 * SQL: rows "itemNumber", "alternateNumber", rank, "caseRatio" of the items of a division, an SQL
 * term, that `numbers` selects as item_number. The successor of a discontinued item is an alternate
 * too, and the first.
 */
export const alternateRows = <Division extends string, Numbers extends string>(division: Division, numbers: Numbers) =>
  `
  select i.item_number as "itemNumber", i.replaced_by as "alternateNumber", 0 as rank, 100 as "caseRatio"
  from items i where i.division = ${division} and i.item_number in (${numbers}) and i.replaced_by is not null
  union all
  select a.item_number, a.alternate_number, a.rank, a.case_ratio_hundredths
  from item_alternates a
  where a.division = ${division} and a.item_number in (${numbers}) and a.rank <= ${maxOffered}` as const

const ofItems = sql('items.alternates', alternateRows(':division', 'select unnest(:itemNumbers::text[])'))

/** What may take the place of these items. */
export const alternatesOf = (
  db: Queries,
  division: string,
  itemNumbers: readonly string[],
): Promise<readonly ItemAlternate[]> => db.rows<ItemAlternate>(ofItems({ division, itemNumbers }))
