import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { LearnedItem } from '../rules/apply-learned.ts'

interface OfShipTo {
  readonly division: string
  readonly shipTo: string
}

const learned = sql(
  'quick-entry.learned',
  `select words, item_number as "itemNumber", times
   from learned_words
   where division = :division and ship_to = :shipTo and words = any(:words)`,
)

/** CART-13: the items this kitchen chose for these words before. */
export async function learnedItems(
  db: Queries,
  { division, shipTo }: OfShipTo,
  words: readonly string[],
): Promise<ReadonlyMap<string, LearnedItem>> {
  if (words.length === 0) return new Map()
  const rows = await db.rows<LearnedItem & { words: string }>(learned({ division, shipTo, words }))
  return new Map(rows.map((row) => [row.words, row]))
}

// Another item for the same words resets the count; choices older than a year are deleted.
const learn = sql(
  'quick-entry.learn',
  `with old as (
     delete from learned_words
     where division = :division and ship_to = :shipTo and chosen_at < :now::timestamptz - interval '1 year'
       and words <> all(:words))
   insert into learned_words as l (division, ship_to, words, item_number, chosen_at)
   select :division, :shipTo, c.words, c.item_number, :now
   from unnest(:words::text[], :itemNumbers::text[]) c (words, item_number)
   join items i on i.division = :division and i.item_number = c.item_number
     and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))
   on conflict (division, ship_to, words) do update
     set item_number = excluded.item_number, chosen_at = excluded.chosen_at,
         times = case when l.item_number = excluded.item_number then least(l.times + 1, 99) else 1 end`,
)

/** CART-13: stores the choices; their words are distinct. */
export const learnWords = (
  db: Queries,
  { division, shipTo }: OfShipTo,
  chosen: ReadonlyMap<string, string>,
  now: Date,
): Promise<unknown> =>
  db.run(
    learn({
      division,
      shipTo,
      words: [...chosen.keys()],
      itemNumbers: [...chosen.values()],
      now: now.toISOString(),
    }),
  )

const forget = sql(
  'quick-entry.forget',
  'delete from learned_words where division = :division and ship_to = :shipTo and words = :words',
)

/** CART-13: deletes what was learned for these words. */
export const forgetWords = (db: Queries, { division, shipTo }: OfShipTo, words: string): Promise<unknown> =>
  db.run(forget({ division, shipTo, words }))
