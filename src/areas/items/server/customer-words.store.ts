import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { publish } from '#platform/events/live-events.ts'

/** What a ship-to calls one item; both texts empty: nothing of its own. */
export interface CustomerWords {
  readonly itemNumber: string
  readonly customerDescription: string
  readonly customerItemNumber: string
}

const words = `
  from unnest(:itemNumbers::text[], :descriptions::text[], :numbers::text[])
    as g (item_number, customer_description, customer_item_number)` as const
const remove = sql(
  'items.remove-customer-words',
  `delete from customer_items w where division = :division and ship_to = :shipTo and exists (
     select 1 ${words} where g.item_number = w.item_number
       and g.customer_description = '' and g.customer_item_number = '')`,
)
const save = sql(
  'items.save-customer-words',
  `insert into customer_items (division, ship_to, item_number, customer_description, customer_item_number)
   select :division, :shipTo, g.item_number, g.customer_description, g.customer_item_number ${words}
   where g.customer_description <> '' or g.customer_item_number <> ''
   on conflict (division, ship_to, item_number) do update set
     customer_description = excluded.customer_description, customer_item_number = excluded.customer_item_number`,
)

/**
 * Writes a ship-to's own words for items of its division, each named once; empty ones are removed.
 */
export async function saveOwnWords(
  tx: Queries,
  { division, shipTo }: { readonly division: string; readonly shipTo: string },
  given: readonly CustomerWords[],
): Promise<void> {
  const values = {
    division,
    shipTo,
    itemNumbers: given.map(({ itemNumber }) => itemNumber),
    descriptions: given.map(({ customerDescription }) => customerDescription),
    numbers: given.map(({ customerItemNumber }) => customerItemNumber),
  }
  await tx.send(remove(values))
  await tx.send(save(values))
  // The search keeps a ship-to's words in memory until this event.
  await publish(tx, { topic: 'customer-data', division, shipTo })
}
